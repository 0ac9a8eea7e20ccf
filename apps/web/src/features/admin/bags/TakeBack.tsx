import { STORE_TAKE_BACK_PATH, TAKE_BACK_PATH } from '@zawadeh/domain';
import { Dialog, ErrorState, Skeleton, Text } from '@zawadeh/ui';
import { fetchPiecesToFill, takeBack } from './takeBackCall.ts';
import type { WholeBag } from './bagCalls.ts';
import { deferredPart } from '../../../lib/deferred/deferredPart.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useScope } from '../scope.ts';
import { useMutation } from '../useMutation.ts';
import { useQuery } from '../useQuery.ts';

const useForm = deferredPart(() => import('../../takeBack/TakeBackForm.tsx'));

interface TakeBackProps {
  bag: WholeBag;
  bagName: string;
  onClose: () => void;
  onTakenBack: () => void;
}

/** What a shop cannot fill is taken back by its members, or by an admin for a shop that runs neither phone nor page. */
export function TakeBack({ bag, bagName, onClose, onTakenBack }: TakeBackProps) {
  const t = useMessage();
  const mutate = useMutation();
  const isOfStore = useScope().kind === 'store';
  const form = useForm();
  const { value: toFill, error, refetch } = useQuery(`to fill of ${bag.id}`, () => fetchPiecesToFill(bag.id));
  return (
    <Dialog isOpen onClose={onClose} title={t('web.admin.bags.takeBackTitle', { name: bagName })}>
      {error ? (
        <ErrorState message={t('web.admin.bags.notLoaded')} onRetry={refetch} />
      ) : toFill === null || form === null ? (
        <Skeleton $height={320} />
      ) : toFill.length === 0 ? (
        <Text>{t('web.admin.bags.nothingToTakeBack')}</Text>
      ) : (
        <form.TakeBackForm
          toFill={toFill}
          onKeep={onClose}
          onConfirm={({ token, canFill, reason }) =>
            mutate({
              work: () =>
                takeBack(isOfStore ? STORE_TAKE_BACK_PATH : TAKE_BACK_PATH, {
                  token,
                  bag_id: bag.id,
                  can_fill: canFill,
                  reason,
                }),
              done: t(isOfStore ? 'web.store.bags.takenBack' : 'web.admin.bags.takenBack', { name: bagName }),
              failed: (message) => t('web.admin.bags.notTakenBack', { message }),
              onDone: () => {
                onTakenBack();
                onClose();
              },
            })
          }
        />
      )}
    </Dialog>
  );
}
