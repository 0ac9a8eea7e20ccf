import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { PaneContext, useLanguage } from './contexts.ts';

/**
 * Behaviour from react-aria in the language and the pane around it. Each component that needs it puts it
 * around itself, and UiProvider does not: the shelf would pay for what it never uses.
 */
export function AriaScope({ children }: { children: ReactNode }) {
  const { ariaLocale } = useLanguage();
  const pane = use(PaneContext);
  return (
    <I18nProvider locale={ariaLocale}>
      <PortalProvider getContainer={pane ? () => pane : null}>{children}</PortalProvider>
    </I18nProvider>
  );
}
