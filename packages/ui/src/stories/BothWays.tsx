import type { ReactNode } from 'react';
import { wholeArabic, wholeEnglish } from '../locales/whole.ts';
import { UiProvider } from '../provider/UiProvider.tsx';

export interface BothWaysProps {
  /** What the reader should notice. */
  caption: string;
  children: ReactNode;
}

/** Shows its children in an English and an Arabic pane, side by side. */
export function BothWays({ caption, children }: BothWaysProps) {
  return (
    <figure style={{ display: 'grid', gap: 6, marginBlock: '0 24px', marginInline: 0 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 16 }}>
        {[wholeEnglish, wholeArabic].map((language) => (
          <UiProvider key={language.locale} language={language} theme="light" scope="pane">
            <div style={{ padding: 16 }}>{children}</div>
          </UiProvider>
        ))}
      </div>
      <figcaption style={{ fontSize: 13 }}>{caption}</figcaption>
    </figure>
  );
}
