import type { Cents } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Price } from '../../foundations/Price/Price.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import * as S from './PriceTag.styles.ts';

export interface PriceTagProps {
  /** The price to pay, in cents. */
  salePrice: Cents;
  /** Struck through beside the flag and read aloud as the full price. */
  fullPrice?: Cents | null;
  /** For a bag that is not available now. */
  muted?: boolean;
  /** On the bag's own page. */
  isLarge?: boolean;
}

/**
 * The brass flag of a market crate with the price to pay, and the full price struck through beside it.
 *
 * @use on what is sold as a bag: its card, its page.
 * @avoid in sums, fees and totals (a {@link Price}), or with a percentage or a burst: the two prices say
 *   enough.
 * @reader "Price $4.50, Full price $12.00".
 * @arabic The flag is at the inline start and its notch is cut from the other end. The amounts inside are
 *   never mirrored.
 */
export function PriceTag({ salePrice, fullPrice = null, muted = false, isLarge = false }: PriceTagProps) {
  const intl = useIntl();
  return (
    <S.Root data-large={isLarge || undefined}>
      <S.Flag data-muted={muted || undefined}>
        <VisuallyHidden>{intl.formatMessage({ id: 'ui.priceTag.sale' })} </VisuallyHidden>
        <Price cents={salePrice} />
      </S.Flag>
      {fullPrice !== null && (
        <S.Full>
          <VisuallyHidden>{intl.formatMessage({ id: 'ui.priceTag.full' })} </VisuallyHidden>
          <Price cents={fullPrice} />
        </S.Full>
      )}
    </S.Root>
  );
}
