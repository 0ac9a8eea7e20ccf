import { leftToRight, type OwnStore } from '@zawadeh/domain';
import {
  Alert,
  BackButton,
  BusyButton,
  Button,
  ConfirmDialog,
  DateTimeField,
  Dock,
  NumberField,
  Text,
} from '@zawadeh/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { usePicture } from '../../picture/usePicture.ts';
import { labelOf } from '../BagsSection.messages.ts';
import type { AskedBag } from '../changeCalls.ts';
import { SaveErrors, type EditBagProps } from '../EditBag.tsx';
import { PlanPanel } from '../plan/PlanPanel.tsx';
import { useBagEditor } from '../useBagEditor.ts';
import { useBagFields } from '../useBagFields.tsx';
import { useBagForm } from '../useBagForm.ts';
import { OwnBagFields } from './OwnBagFields.tsx';
import * as S from './OwnBags.styles.ts';
import { hoursIn, OwnHours } from './OwnHours.tsx';

interface EditOwnBagProps extends EditBagProps {
  store: OwnStore;
  /** What waits for a review, or was sent back. */
  asked: AskedBag | null;
}

const FORM = 'own-bag';

/** A shop's form of one bag. Its button says what follows: a review, or not. */
export function EditOwnBag(props: EditOwnBagProps) {
  const { bag, isNew, plan, stores, bags, store, asked, onPlanChanged, onSaved, onCancel } = props;
  const t = useMessage();
  const intl = useIntl();
  const root = useRef<HTMLFormElement>(null);
  const editor = useBagEditor(bag, isNew, { stores, bags, savedPlan: plan?.plan ?? null, asked });
  const picture = usePicture(editor.form.imageUrl, (imageUrl) => editor.change({ imageUrl }));
  const { isStored, dearPercent } = editor;
  const isReviewed = store.publishing === 'review' && editor.isForReview;
  const verb = isReviewed ? 'web.store.sendForReview' : isStored ? 'web.admin.save' : 'web.store.publish';
  const sending = useBagForm(editor, {
    root,
    picture,
    hasQuestion: dearPercent !== null && store.role === 'owner',
    done: isReviewed
      ? 'web.store.sentForReview'
      : isStored
        ? 'web.admin.bags.updated'
        : 'web.store.published',
    onSaved,
  });
  const hours = hoursIn(editor);
  const leave = () => {
    editor.clearDraft();
    onCancel();
  };
  return (
    <>
      <S.FormHead>
        <BackButton onPress={leave} label={t('web.store.bags')} />
        <Text look="h1" tabIndex={-1}>
          {t(isStored || asked ? 'web.admin.bags.editTitle' : 'web.store.newBag')}
        </Text>
      </S.FormHead>
      <S.Form
        id={FORM}
        ref={root}
        onSubmit={sending.submit}
        onBlur={({ target }) => editor.leaveField(target.name)}
        noValidate
      >
        {asked?.change.isSentBack && (
          <S.SentBack>
            <strong>{t('web.store.sentBack')}</strong> <bdi>{asked.change.reason}</bdi>
          </S.SentBack>
        )}
        {editor.isFromDraft && (
          <Alert
            kind="info"
            action={
              <Button size="compact" kind="quiet" onPress={editor.discardDraft}>
                {t('web.admin.bags.startAnew')}
              </Button>
            }
          >
            {t('web.admin.bags.draftKept')}
          </Alert>
        )}
        <OwnBagFields
          editor={editor}
          picture={picture}
          store={store}
          hours={
            hours ? (
              <OwnHours editor={editor} hours={hours} kind={plan ? 'planned' : isStored ? 'single' : 'new'} />
            ) : (
              <>
                <HoursOfToday editor={editor} />
                <PlanPanel
                  bagId={isNew ? null : (bag?.id ?? null)}
                  saved={plan}
                  editor={editor.plan}
                  onChanged={onPlanChanged}
                />
              </>
            )
          }
        />
        {isReviewed && <Alert kind="info">{t('web.store.reviewSays')}</Alert>}
        <SaveErrors errors={sending.errors} />
        {editor.missing.length > 0 && (
          <Text look="bodySmall" tone="muted">
            {t('web.admin.bags.stillMissing', {
              fields: intl.formatList(editor.missing.map((field) => t(labelOf(field)))),
            })}
          </Text>
        )}
      </S.Form>
      {sending.guard}
      {sending.isAsking && (
        <ConfirmDialog
          isOpen
          onClose={sending.stopAsking}
          onConfirm={sending.save}
          title={t('web.store.dear', { percent: leftToRight(`${dearPercent} %`) })}
          confirmLabel={t(verb)}
          kind="primary"
        >
          {t('web.store.dearSays')}
        </ConfirmDialog>
      )}
      <Dock>
        <S.Next>
          <BusyButton
            type="submit"
            form={FORM}
            kind="primary"
            size="hero"
            isFullWidth
            disabled={sending.isWaiting}
            isBusy={sending.isBusy}
            busyWords={t('web.admin.bags.saving')}
          >
            {t(verb)}
          </BusyButton>
        </S.Next>
      </Dock>
    </>
  );
}

/** Of a bag whose plan has a form of its own. */
function HoursOfToday({ editor }: { editor: ReturnType<typeof useBagEditor> }) {
  const { propsOf } = useBagFields(editor);
  return (
    <>
      <DateTimeField {...propsOf('pickupStart')} />
      <DateTimeField {...propsOf('pickupEnd')} />
      <NumberField {...propsOf('quantity')} kind="count" />
    </>
  );
}
