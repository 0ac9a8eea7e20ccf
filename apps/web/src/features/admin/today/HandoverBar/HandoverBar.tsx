import { useIntl } from 'react-intl';
import { formatCount } from '@zawadeh/ui';
import * as S from './HandoverBar.styles.ts';

const PARTS = ['done', 'waiting', 'missed'] as const;
type Part = (typeof PARTS)[number];

export type HandoverBarProps = Record<Part, number>;

/**
 * How many bags of a shop are handed over, how many wait and how many were missed, as parts of one bar.
 *
 * `HandoverMark` is the colour of a part, for the header of its column.
 *
 * @use in the row of a shop, beside the three numbers.
 * @avoid without the numbers: the shares alone do not say how many bags wait.
 * @reader One picture with a name that says all three.
 */
export function HandoverBar(bags: HandoverBarProps) {
  const intl = useIntl();
  const shown = Object.fromEntries(PARTS.map((part) => [part, formatCount(bags[part])]));
  return (
    <S.Root role="img" aria-label={intl.formatMessage({ id: 'web.handoverBar.label' }, shown)}>
      {PARTS.filter((part) => bags[part] > 0).map((part) => (
        <S.Part key={part} data-part={part} style={{ flexGrow: bags[part] }} />
      ))}
    </S.Root>
  );
}

/** The colour of a part, beside its name. */
export function HandoverMark({ part }: { part: Part }) {
  return <S.Mark data-part={part} aria-hidden="true" />;
}
