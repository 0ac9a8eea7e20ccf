import { formatUsd, leftToRight, readTypedPrice, type Bag, type Store } from '@zawadeh/domain';
import { Alert, BusyButton, Button, ConfirmDialog, Surface, Text } from '@zawadeh/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { WholeBag } from './bagCalls.ts';
import type { BagPlan } from './plan/planCalls.ts';
import { BagFields } from './BagFields.tsx';
import { BagPreview } from './BagPreview.tsx';
import { labelOf } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { useBagEditor } from './useBagEditor.ts';
import { useBagForm } from './useBagForm.ts';
import { usePicture } from '../picture/usePicture.ts';

export interface EditBagProps {
  /** The bag to edit, or to copy into a new one. */
  bag: WholeBag | null;
  isNew: boolean;
  /** Of a bag that repeats. */
  plan: BagPlan | null;
  stores: readonly Store[];
  /** All bags: the pickup hours of a new bag follow theirs. */
  bags: readonly Bag[];
  onPlanChanged: () => void;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

export function EditBag({ bag, isNew, plan, stores, bags, onPlanChanged, onSaved, onCancel }: EditBagProps) {
  const intl = useIntl();
  const t = useMessage();
  const root = useRef<HTMLFormElement>(null);
  const editor = useBagEditor(bag, isNew, { stores, bags, savedPlan: plan?.plan ?? null });
  const picture = usePicture(editor.form.imageUrl, (imageUrl) => editor.change({ imageUrl }));
  const { isStored } = editor;
  const verb = isStored ? 'web.admin.bags.update' : 'web.admin.bags.add';
  const sending = useBagForm(editor, {
    root,
    picture,
    hasQuestion: editor.isSaleAboveFull,
    done: isStored ? 'web.admin.bags.updated' : 'web.admin.bags.added',
    onSaved,
  });

  return (
    <S.Editor $previewWidth={300}>
      <Surface>
        <S.Form
          ref={root}
          onSubmit={sending.submit}
          onBlur={({ target }) => editor.leaveField(target.name)}
          noValidate
        >
          <Text look="h2">{t(isStored ? 'web.admin.bags.editTitle' : 'web.admin.bags.addTitle')}</Text>
          {editor.isFromDraft && (
            <Alert kind="info">
              <S.End>
                <span>{t('web.admin.bags.draftKept')}</span>
                <Button size="compact" kind="quiet" onPress={editor.discardDraft}>
                  {t('web.admin.bags.startAnew')}
                </Button>
              </S.End>
            </Alert>
          )}
          <Text look="caption" tone="muted">
            {t('web.admin.bags.required')}
          </Text>
          <BagFields
            {...{ editor, picture, stores }}
            isPlanned={plan?.plan.isPaused === false}
            plan={
              <PlanPanel
                bagId={isNew ? null : (bag?.id ?? null)}
                saved={plan}
                editor={editor.plan}
                onChanged={onPlanChanged}
              />
            }
          />
          <SaveErrors errors={sending.errors} />
          <S.End>
            <BusyButton
              type="submit"
              kind="primary"
              disabled={sending.isWaiting}
              isBusy={sending.isBusy}
              busyWords={t('web.admin.bags.saving')}
            >
              {t(verb)}
            </BusyButton>
            <Button
              kind="quiet"
              onPress={() => {
                editor.clearDraft();
                onCancel();
              }}
            >
              {t('web.admin.cancel')}
            </Button>
            {editor.missing.length > 0 && (
              <Text look="bodySmall" as="span" tone="muted">
                {t('web.admin.bags.stillMissing', {
                  fields: intl.formatList(editor.missing.map((field) => t(labelOf(field)))),
                })}
              </Text>
            )}
          </S.End>
        </S.Form>
      </Surface>
      <BagPreview form={editor.form} stores={stores} imageUrl={picture.address} />
      {sending.guard}
      {sending.isAsking && (
        <ConfirmDialog
          isOpen
          onClose={sending.stopAsking}
          onConfirm={sending.save}
          title={t('web.admin.bags.priceTitle')}
          confirmLabel={t(verb)}
          kind="primary"
        >
          {t('web.admin.bags.priceBody', {
            sale: priceOf(editor.form.salePrice),
            full: priceOf(editor.form.fullPrice),
          })}
        </ConfirmDialog>
      )}
    </S.Editor>
  );
}

export function SaveErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <Alert kind="danger">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Alert>
  );
}

const priceOf = (typed: string): string => leftToRight(formatUsd(readTypedPrice(typed) ?? 0));
