import type { Cents } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Price } from '@zawadeh/ui';
import * as S from './SavingNote.styles.ts';

export interface SavingNoteProps {
  /** The price to pay, in cents. */
  salePrice: Cents;
  /** Without one above the sale price, nothing is shown. */
  fullPrice: Cents | null;
  /** For a bag that is not available now. */
  muted?: boolean;
}

/**
 * What a buyer saves: the full price less the sale price.
 *
 * @use on a bag's own page, at the end of the line of the prices.
 * @avoid on cards, which have the saving in percent, or with a full price that the shop never asked
 *   for.
 * @arabic The amount keeps its own order: «توفّر $7.50».
 */
export function SavingNote({ salePrice, fullPrice, muted = false }: SavingNoteProps) {
  const intl = useIntl();
  if (fullPrice === null || fullPrice <= salePrice) return null;
  const amount = <Price key="amount" cents={fullPrice - salePrice} />;
  return (
    <S.Root data-muted={muted || undefined}>
      {intl.formatMessage({ id: 'web.savingNote.save' }, { amount })}
    </S.Root>
  );
}
