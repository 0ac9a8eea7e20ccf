import { formatUsd, leftToRight, readTypedPrice, type Bag, type Store } from '@zawadeh/domain';
import { Alert, BusyButton, Button, ConfirmDialog, Surface, Text, useToasts } from '@zawadeh/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { WholeBag } from './bagCalls.ts';
import type { BagPlan } from './plan/planCalls.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { BagFields } from './BagFields.tsx';
import { BagPreview } from './BagPreview.tsx';
import { labelOf } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { useBagEditor, type SaveError } from './useBagEditor.ts';
import { usePicture } from '../picture/usePicture.ts';

type SaveFailure = Exclude<SaveError, { kind: 'invalid' }>;

interface EditBagProps {
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
  const errorText = useAdminErrorMessage();
  const { show } = useToasts();
  const root = useRef<HTMLFormElement>(null);
  const editor = useBagEditor(bag, isNew, { stores, bags, savedPlan: plan?.plan ?? null });
  const picture = usePicture(editor.form.imageUrl, (imageUrl) => editor.change({ imageUrl }));
  const [isBusy, setBusy] = useState(false);
  const [isAskingAboutPrices, setAskingAboutPrices] = useState(false);
  const [error, setError] = useState<SaveFailure | null>(null);
  const guard = useLeaveGuard(editor.isChanged && !isBusy, editor.clearDraft);
  const { isStored } = editor;
  const verb = isStored ? 'web.admin.bags.update' : 'web.admin.bags.add';
  const isWaiting = editor.missing.length > 0 || picture.progress !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isWaiting) return;
    if (editor.isSaleAboveFull) setAskingAboutPrices(true);
    else void save();
  };

  const save = async () => {
    setAskingAboutPrices(false);
    setBusy(true);
    setError(null);
    const saved = await editor.save();
    setBusy(false);
    if (saved.ok) {
      show({ message: t(isStored ? 'web.admin.bags.updated' : 'web.admin.bags.added'), kind: 'success' });
      onSaved(saved.value);
    } else if (saved.error.kind === 'invalid') {
      // After the messages have rendered.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    } else setError(saved.error);
  };

  const saveError = (failure: SaveFailure): string => {
    const why = errorText(failure.error);
    if (failure.kind === 'plan') {
      return t(failure.isBagSaved ? 'web.admin.plan.bagSavedAlone' : 'web.admin.plan.notSaved', { why });
    }
    const { kind } = failure.error;
    if (kind === 'adminsOnly') return why;
    if (kind === 'gone') return t('web.admin.bags.changedMeanwhile');
    return t(isStored ? 'web.admin.bags.notUpdated' : 'web.admin.bags.notAdded', { message: why });
  };

  return (
    <S.Editor $previewWidth={300}>
      <Surface>
        <S.Form
          ref={root}
          onSubmit={submit}
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
          {error && (
            <Alert kind="danger">
              <p>{saveError(error)}</p>
              {error.kind === 'bag' && error.hasPlan && <p>{t('web.admin.plan.neither')}</p>}
            </Alert>
          )}
          <S.End>
            <BusyButton
              type="submit"
              kind="primary"
              disabled={isWaiting}
              isBusy={isBusy}
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
      {guard}
      {isAskingAboutPrices && (
        <ConfirmDialog
          isOpen
          onClose={() => setAskingAboutPrices(false)}
          onConfirm={() => void save()}
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

const priceOf = (typed: string): string => leftToRight(formatUsd(readTypedPrice(typed) ?? 0));
