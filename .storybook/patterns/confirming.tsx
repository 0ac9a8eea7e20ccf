/** Live examples for the page about what cannot be undone. */
import { isolated } from '@zawadeh/domain';
import { Button, ConfirmDialog } from '@zawadeh/ui';
import { useId, useState } from 'react';
import { useMessage } from '../../apps/web/src/lib/messages/useMessage.ts';
import { ConfirmCard } from '../../packages/ui/src/overlays/ConfirmDialog/ConfirmCard.tsx';
import { ToastCard } from '../../packages/ui/src/overlays/Toast/ToastCard.tsx';
import { ModalFrame } from '../../packages/ui/src/stories/ModalFrame.tsx';
import { useWords } from '../../packages/ui/src/stories/words.ts';

const nothing = () => undefined;

const CODE = 'ZWD-7K4M9PQ2';

const useBagName = () =>
  isolated(useWords({ en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' }));

interface Question {
  title: string;
  body: string;
  confirmLabel: string;
  keepLabel?: string;
}

function Asked({ title, body, confirmLabel, keepLabel }: Question) {
  const id = useId();
  return (
    <ModalFrame placement="center" aria-labelledby={id} height={340}>
      <ConfirmCard
        title={title}
        titleId={id}
        confirmLabel={confirmLabel}
        keepLabel={keepLabel}
        onClose={nothing}
        onConfirm={nothing}
      >
        {body}
      </ConfirmCard>
    </ModalFrame>
  );
}

export function NamesTheThing() {
  const t = useMessage();
  return (
    <Asked
      title={t('web.admin.bags.deleteTitle')}
      body={t('web.admin.bags.deleteBody', { name: useBagName() })}
      confirmLabel={t('web.admin.bags.delete')}
    />
  );
}

export const AreYouSure = () => (
  <Asked
    title={useWords({ en: 'Are you sure?', ar: 'هل أنت متأكّد؟' })}
    body={useWords({ en: 'This action will be performed.', ar: 'سيُنفَّذ هذا الإجراء.' })}
    confirmLabel={useWords({ en: 'Yes', ar: 'نعم' })}
    keepLabel={useWords({ en: 'No', ar: 'لا' })}
  />
);

export function KeepsWhatIsThere() {
  const t = useMessage();
  return (
    <Asked
      title={t('web.unpaid.cancelTitle')}
      body={t('web.unpaid.cancelBody', { code: isolated(CODE) })}
      confirmLabel={t('web.unpaid.cancel')}
      keepLabel={t('web.unpaid.keep')}
    />
  );
}

export function TwoCancels() {
  const t = useMessage();
  return (
    <Asked
      title={t('web.unpaid.cancelTitle')}
      body={t('web.unpaid.cancelBody', { code: isolated(CODE) })}
      confirmLabel={t('web.unpaid.cancel')}
    />
  );
}

/** Done at once, with a way back. */
export function DoneWithUndo() {
  const t = useMessage();
  return (
    <ToastCard
      toast={{
        id: 1,
        message: t('web.admin.bags.deleted', { name: useBagName() }),
        kind: 'success',
        action: { label: t('web.admin.undo'), onPress: nothing },
      }}
      onDismiss={nothing}
    />
  );
}

/** The real dialog, over the whole page. */
export function TryIt() {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="danger" onPress={() => setOpen(true)}>
        {t('web.ownData.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        title={t('web.ownData.deleteTitle')}
        confirmLabel={t('web.ownData.delete')}
        keepLabel={t('web.ownData.keep')}
      >
        {t('web.ownData.deleteBody', { email: isolated('mona@example.com') })}
      </ConfirmDialog>
    </>
  );
}
