import * as S from './SuccessBag.styles.ts';

const PARTS = ['leaves', 'blossoms', 'inside', 'food', 'front', 'check'];

/** The bag of a paid order. Where `isOpening`, it rises and opens once. */
export function SuccessBag({ isOpening }: { isOpening: boolean }) {
  return (
    <S.Root viewBox="0 -14 240 214" aria-hidden="true" data-opening={isOpening || undefined}>
      {PARTS.map((part) => (
        <use key={part} href={`/art/success.svg#${part}`} data-part={part} />
      ))}
    </S.Root>
  );
}
