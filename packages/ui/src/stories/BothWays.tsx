import type { ReactNode } from 'react';
import { wholeArabic, wholeEnglish } from '../locales/whole.ts';
import { Pane } from './Pane.tsx';

export interface BothWaysProps {
  /** What the reader should notice. */
  caption: string;
  /** Those of the components alone by default; an app adds its own messages. */
  languages?: readonly [english: typeof wholeEnglish, arabic: typeof wholeArabic];
  children: ReactNode;
}

/** Shows its children in an English and an Arabic pane, side by side. */
export function BothWays({ caption, languages = [wholeEnglish, wholeArabic], children }: BothWaysProps) {
  return (
    <figure style={{ display: 'grid', gap: 8, marginBlock: '0 24px', marginInline: 0 }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
          gap: 16,
        }}
      >
        {languages.map((language) => (
          <Pane key={language.locale} language={language}>
            {children}
          </Pane>
        ))}
      </div>
      <figcaption style={{ font: 'var(--type-caption)' }}>{caption}</figcaption>
    </figure>
  );
}
