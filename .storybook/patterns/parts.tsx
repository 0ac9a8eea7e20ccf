/** What the pages of patterns are made of. */
import { useOf, type Of } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { BothWays, type BothWaysProps } from '../../packages/ui/src/stories/BothWays.tsx';
import { useDocsTheme } from '../../packages/ui/src/stories/docsTheme.ts';
import { Pane } from '../../packages/ui/src/stories/Pane.tsx';
import { arabic, english } from '../languages.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

const LANGUAGES = [english, arabic] as const;

/** A live example in both languages, with the texts of the product. */
export const Example = (props: Omit<BothWaysProps, 'languages'>) => (
  <BothWays {...props} languages={LANGUAGES} />
);

/** A `Do` and a `Dont`, beside each other where there is room. */
export const Sides = ({ children }: { children: ReactNode }) => <S.Sides>{children}</S.Sides>;

interface SideProps {
  /** Why. */
  caption: string;
  children: ReactNode;
}

export const Do = (props: SideProps) => <Side {...props} kind="do" label="Do" />;

export const Dont = (props: SideProps) => <Side {...props} kind="dont" label="Don’t" />;

function Side({ kind, label, caption, children }: SideProps & { kind: string; label: string }) {
  return (
    <S.Side data-kind={kind}>
      {LANGUAGES.map((language) => (
        <Pane key={language.locale} language={language}>
          {children}
        </Pane>
      ))}
      <S.Caption>
        <strong>{label}:</strong> {caption}
      </S.Caption>
    </S.Side>
  );
}

/** A story on a phone in each language: what depends on the width of the screen needs a screen of its own. */
export function Phones({ of, caption }: { of: Of; caption: string }) {
  const { story } = useOf(of, ['story']);
  const theme = useDocsTheme();
  return (
    <figure style={{ display: 'grid', gap: 8, marginBlock: '16px 24px', marginInline: 0 }}>
      <S.Phones>
        {LANGUAGES.map(({ locale }) => (
          <S.Phone
            key={locale}
            title={`${story.title}, ${story.name}, ${locale === 'en' ? 'English' : 'Arabic'}`}
            src={`./iframe.html?id=${story.id}&viewMode=story&globals=locale:${locale};theme:${theme}`}
            loading="lazy"
          />
        ))}
      </S.Phones>
      <S.Caption>{caption}</S.Caption>
    </figure>
  );
}
