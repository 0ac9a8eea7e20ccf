import type { Bag } from '@zawadeh/domain';
import { BagGridSkeleton, ShortBagGrid, Text } from '@zawadeh/ui';
import { nowAtom } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './ShopScreen.styles.ts';

/** The shop's bags; null while they load. */
export function ShopBags({ bags }: { bags: readonly Bag[] | null }) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  return (
    <S.Bags>
      <S.BagsHead>
        <Text look="h2">{t(bags?.length === 0 ? 'web.shop.noBags' : 'web.shop.bags')}</Text>
        {bags && bags.length > 0 && (
          <Text as="span" look="bodySmall" tone="muted">
            {t('web.shop.count', { count: bags.length })}
          </Text>
        )}
      </S.BagsHead>
      {bags ? (
        bags.length > 0 && <ShortBagGrid bags={bags} now={now} hrefOf={(bag) => paths.bag(bag.id)} isAtShop />
      ) : (
        <BagGridSkeleton />
      )}
    </S.Bags>
  );
}
