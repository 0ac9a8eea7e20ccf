import { percentOff, type Cents } from '@zawadeh/domain';
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
 * The brass flag of a market crate with the price to pay, and beside it the full price struck through and the saving in
 * percent, rounded down: on a card below the full price, on a bag's page after it.
 *
 * @use on what is sold as a bag: its card, its page.
 * @avoid in sums, fees and totals (a {@link Price}), or with a burst.
 * @part {p > span} Flag: the price to pay
 * @part {s} Full price
 * @part {s ~ span, s + span} Saving
 * @reader "Price $4.50, Full price $12.00, 62 percent less".
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
        <S.Beside data-muted={muted || undefined}>
          <S.Full>
            <VisuallyHidden>{intl.formatMessage({ id: 'ui.priceTag.full' })} </VisuallyHidden>
            <Price cents={fullPrice} />
          </S.Full>
          <Off percent={percentOff(salePrice, fullPrice)} />
        </S.Beside>
      )}
    </S.Root>
  );
}

/** Less than one percent is not worth a word. */
function Off({ percent }: { percent: number }) {
  const intl = useIntl();
  if (percent === 0) return null;
  return (
    <S.Off>
      <span dir="ltr" aria-hidden="true">{`−${percent} %`}</span>
      <VisuallyHidden> {intl.formatMessage({ id: 'ui.priceTag.off' }, { percent })}</VisuallyHidden>
    </S.Off>
  );
}
