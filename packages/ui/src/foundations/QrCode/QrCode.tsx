import encodeQr from 'qr';
import { useMemo } from 'react';
import * as S from './QrCode.styles.ts';

export interface QrCodeProps {
  /** Any text; of digits, capital letters, `$%*+-./:` and spaces alone, as base 45 and codes are written, it gets smaller. */
  text: string;
  /** What the code is for, read aloud in its place. */
  label: string;
}

/**
 * A code that the camera of a phone reads, dark on white in every theme.
 *
 * The quiet zone is 16 px. Forced colours and high contrast add a border and never recolour the code. Its
 * encoder weighs 6 kB: load it with the first code that a page shows, and keep the place with
 * `QrCodeSkeleton`.
 *
 * @use for what is shown to another person's phone: a ticket, or the link that pairs a counter's phone.
 * @avoid for what the same phone could open by a link.
 * @reader The label says what the code is for.
 * @arabic Never mirrored.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { width, path } = useMemo(() => draw(text), [text]);
  return (
    <S.Root role="img" aria-label={label}>
      <S.Modules viewBox={`0 0 ${width} ${width}`} aria-hidden="true" focusable={false}>
        <path d={path} />
      </S.Modules>
    </S.Root>
  );
}

/** The least quiet zone that the encoder allows; the frame's padding is the real one. */
const BORDER = 1;

function draw(text: string): { width: number; path: string } {
  const framed = encodeQr(text, 'raw', { ecc: 'medium', border: BORDER });
  const rows = framed.slice(BORDER, -BORDER).map((row) => row.slice(BORDER, -BORDER));
  // One rectangle for each run of dark modules: a quarter of the text that single modules need.
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { width: rows.length, path: path.join('') };
}
