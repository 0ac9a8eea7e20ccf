import { CODE_END_LENGTH } from '@zawadeh/domain';
import { Ltr } from '../../foundations/Ltr/Ltr.tsx';
import * as S from './OrderCode.styles.ts';

export interface OrderCodeProps {
  /** The code, or the id of an old order that has none. */
  code: string;
  /** Large where the code is the only thing to show. */
  size?: 'normal' | 'large';
}

/** The id of an old order is longer: it is not read aloud, and has to wrap. */
const LONGEST_SPLIT = 20;

/**
 * The code of an order, in groups of four that can be read aloud at a noisy counter.
 *
 * The dots between the groups are drawn: what is copied, searched and read by a screen reader is the code.
 *
 * @use where a person shows or says the code: on a ticket, after the payment.
 * @avoid in a list or a sentence (an {@link Ltr} in the font around it).
 * @reader The code is read whole, without the dots.
 * @arabic The code keeps its own order, from left to right.
 */
export function OrderCode({ code, size = 'normal' }: OrderCodeProps) {
  const dash = code.indexOf('-');
  if (code.length > LONGEST_SPLIT || dash < 0) {
    return (
      <S.Root data-size={size}>
        <Ltr>{code}</Ltr>
      </S.Root>
    );
  }
  return (
    <S.Root data-size={size}>
      <Ltr>
        {code.slice(0, dash)}
        <S.Dash>-</S.Dash>
        {code.slice(dash + 1, -CODE_END_LENGTH)}
        <S.End>{code.slice(-CODE_END_LENGTH)}</S.End>
      </Ltr>
    </S.Root>
  );
}
