import { inLanguage, placeToOrderAgain, type Order } from '@zawadeh/domain';
import { Button, refreshIcon, useLanguage, VisuallyHidden } from '@zawadeh/ui';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { FindBag } from './orderedBags.ts';

interface OrderAgainProps {
  order: Order;
  findBag: FindBag;
  size?: 'normal' | 'compact';
  isFullWidth?: boolean;
}

/** The way to the same bag, for parts with the catalogue `ticket`; its page says whether it can be bought. */
export function OrderAgain({ order: { lines }, findBag, ...look }: OrderAgainProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const place = placeToOrderAgain(lines, (bagId) => findBag(bagId) === null);
  const title = lines.find(({ bagId }) => place.is !== 'bag' || bagId === place.id)?.title;
  return (
    <Button
      icon={refreshIcon}
      href={place.is === 'shelf' ? paths.ourBags : paths[place.is](place.id)}
      {...look}
    >
      <span>
        {t('web.profile.again')}
        {title && <VisuallyHidden> {inLanguage(title, locale).text}</VisuallyHidden>}
      </span>
    </Button>
  );
}
