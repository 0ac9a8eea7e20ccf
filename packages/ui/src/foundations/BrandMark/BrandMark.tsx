import * as S from './BrandMark.styles.ts';

export interface BrandMarkProps {
  /** The drawn bag alone, with both wordmarks, or with them from the `md` breakpoint on. */
  kind?: 'mark' | 'full' | 'responsive';
}

/**
 * The bag whose printed letter is ز, alone or with both brand words.
 *
 * The words are outlines in the colour around them: they need no font, and shrink where there is little room.
 * Clear space around the mark is a fifth of its height.
 *
 * @use once on a page, in the link that leads home.
 * @avoid as a picture of a product, in another colour, turned, or below 24 px. The front page has a {@link
 *   BrandTitle}.
 * @reader Decorative: the link or heading around it has the name in both languages.
 * @arabic Never mirrored: bag, Latin, Arabic, from left to right on every page.
 */
export function BrandMark({ kind = 'responsive' }: BrandMarkProps) {
  return (
    <S.Root dir="ltr" data-kind={kind} aria-hidden="true">
      <S.Mark viewBox="0 0 32 32" focusable="false">
        <path fill="#F58A1F" d={BAG} />
        <path fill="#2B3A19" d={LETTER} />
        <circle cx="17.2" cy="9.9" r="2.5" fill="#FFF6E0" />
      </S.Mark>
      {kind !== 'mark' && (
        <>
          <S.Word data-word="en" />
          <S.Word data-word="ar" />
        </>
      )}
    </S.Root>
  );
}

const BAG =
  'm4 6 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 3v20.5a3.5 3.5 0 0 1-3.5 3.5h-17A3.5 3.5 0 0 1 4 26.5Z';
const LETTER = 'm17.3 14.2 4.6-2.2c3.8 7-1.3 13.6-14.4 14 6.4-2.6 12.2-5.8 9.8-11.8';
