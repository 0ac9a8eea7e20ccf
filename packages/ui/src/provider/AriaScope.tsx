import { use, useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { PaneContext, useLanguage } from './contexts.ts';

const OWN_STYLE = 'react-aria-pressable-style';

/**
 * Behaviour from react-aria in the language and the pane around it. Each component that needs it puts it
 * around itself, and UiProvider does not: the shelf would pay for what it never uses.
 */
export function AriaScope({ children }: { children: ReactNode }) {
  const { ariaLocale } = useLanguage();
  const pane = use(PaneContext);
  // It would write a style element into the page, which a strict policy refuses, unless it finds its own there already.
  useLayoutEffect(() => {
    if (document.getElementById(OWN_STYLE)) return;
    const place = document.createElement('template');
    place.id = OWN_STYLE;
    document.head.append(place);
  }, []);
  return (
    <I18nProvider locale={ariaLocale}>
      <PortalProvider getContainer={pane ? () => pane : null}>{children}</PortalProvider>
    </I18nProvider>
  );
}
