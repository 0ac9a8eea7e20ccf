import type { ReactNode } from 'react';
import { wholeEnglish } from '../locales/whole.ts';
import type { Language } from '../provider/language.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { useDocsTheme } from './docsTheme.ts';

export interface PaneProps {
  /** English by default, as the docs pages are. */
  language?: Language;
  children: ReactNode;
}

/** A piece of the product on a docs page: in one language, in the colours of the page. */
export function Pane({ language = wholeEnglish, children }: PaneProps) {
  return (
    <div style={{ minInlineSize: 0, overflow: 'clip', borderRadius: 10 }}>
      <UiProvider language={language} theme={useDocsTheme()} scope="pane">
        <div style={{ padding: 16, border: '1px solid var(--line-subtle)', borderRadius: 10 }}>
          {children}
        </div>
      </UiProvider>
    </div>
  );
}
