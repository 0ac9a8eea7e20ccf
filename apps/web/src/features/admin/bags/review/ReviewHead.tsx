import { Button, Chip, ChipGroup, formatCount, plusIcon } from '@zawadeh/ui';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { SectionHead } from '../../SectionHead.tsx';
import type { Query } from '../../useQuery.ts';
import type { TableAddress } from '../../useTableAddress.ts';
import type { Shelf } from '../useEveryBag.ts';
import type { ReviewItem } from './reviewCalls.ts';
import * as S from './ReviewSection.styles.ts';

interface ReviewHeadProps {
  bags: Query<Shelf>;
  review: Query<ReviewItem[]>;
  address: TableAddress;
  onAdd: () => void;
}

/** The name of the section, and its lists. Where no shop is under review there is one list, without chips. */
export function ReviewHead({ bags, review, address, onAdd }: ReviewHeadProps) {
  const t = useMessage();
  const list = address.get('list');
  const sentBack = review.value?.filter(({ change }) => change.isSentBack).length ?? 0;
  const toReview = (review.value?.length ?? 0) - sentBack;
  const all = bags.value?.bags.length;
  const chips = [
    { id: '', name: t('web.admin.review.all'), count: all },
    { id: 'review', name: t('web.admin.review'), count: toReview },
    { id: 'sentBack', name: t('web.admin.review.sentBack'), count: sentBack },
  ].filter(({ id, count }) => id === '' || count || id === list);
  return (
    <>
      <SectionHead name={t('web.admin.bags')}>
        <Button {...(list === '' && { kind: 'primary' })} icon={plusIcon} onPress={onAdd}>
          {t('web.admin.bags.add')}
        </Button>
      </SectionHead>
      {chips.length > 1 && (
        <ChipGroup label={t('web.admin.review.lists')}>
          {chips.map(({ id, name, count }) => (
            <Chip
              key={id}
              selected={id === list}
              onPress={() => address.change({ list: id, change: '', q: '', store: '', sort: '' })}
            >
              {name}
              {count !== undefined && <S.Number>{formatCount(count)}</S.Number>}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </>
  );
}
