import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { StyleSheetManager } from 'styled-components';
import type { ThemeChoice } from '../theme/color.ts';
import '../theme/theme.css';
import { LanguageContext, LinkContext, PlainLink, type LinkComponent } from './contexts.ts';
import { createIntl } from './intl.ts';
import type { Language } from './language.ts';

export type MotionChoice = 'device' | 'reduced';

export interface UiProviderProps {
  /** Locale, direction, messages and the RTL plug-in, which always change together. */
  language: Language;
  /** `auto` follows the device. */
  theme?: ThemeChoice;
  /** `device` follows the device's setting; `reduced` always reduces motion. */
  motion?: MotionChoice;
  /** `document` sets the attributes of <html>; `pane` wraps its content, so that both languages can be on one page. */
  scope?: 'document' | 'pane';
  /** The link component of the app's router; a plain <a> by default. */
  link?: LinkComponent;
  children: ReactNode;
}

export function UiProvider({
  language,
  theme = 'auto',
  motion = 'device',
  scope = 'document',
  link = PlainLink,
  children,
}: UiProviderProps) {
  const intl = useMemo(() => createIntl(language), [language]);
  return (
    <RawIntlProvider value={intl}>
      <LanguageContext value={language}>
        <LinkContext value={link}>
          <StyleSheetManager stylisPlugins={language.stylisPlugins}>
            {scope === 'document' ? (
              <Document language={language} theme={theme} motion={motion}>
                {children}
              </Document>
            ) : (
              <Pane language={language} theme={theme} motion={motion}>
                {children}
              </Pane>
            )}
          </StyleSheetManager>
        </LinkContext>
      </LanguageContext>
    </RawIntlProvider>
  );
}

type ScopeProps = Required<Pick<UiProviderProps, 'language' | 'theme' | 'motion' | 'children'>>;

function Document({ language, theme, motion, children }: ScopeProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(scopeAttributes(language, theme, motion))) {
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  }, [language, theme, motion]);
  return children;
}

function Pane({ language, theme, motion, children }: ScopeProps) {
  return <div {...scopeAttributes(language, theme, motion)}>{children}</div>;
}

/** The attributes of a page or pane; the server writes the same on <html>. */
export function scopeAttributes(
  language: Pick<Language, 'locale' | 'dir' | 'script'>,
  theme: ThemeChoice,
  motion: MotionChoice = 'device',
) {
  return {
    lang: language.locale,
    dir: language.dir,
    'data-script': language.script,
    'data-theme': theme === 'auto' ? undefined : theme,
    'data-motion': motion === 'device' ? undefined : motion,
  };
}
