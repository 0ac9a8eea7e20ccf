import { formatUsd, leftToRight, readTypedPrice, type Bag, type Store } from '@zawadeh/domain';
import { Alert, BusyButton, Button, ConfirmDialog, Surface, Text, useToasts } from '@zawadeh/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/useMessage.ts';
import type { WholeBag } from '../../../backend/admin/bags.ts';
import type { AdminError } from '../../../backend/admin/query.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { BagFields } from './BagFields.tsx';
import { BagPreview } from './BagPreview.tsx';
import { fields, messages } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import { useBagEditor } from './useBagEditor.ts';
import { usePicture } from '../picture/usePicture.ts';

interface EditBagProps {
  /** The bag to edit, or to copy into a new one. */
  bag: WholeBag | null;
  isNew: boolean;
  /** A plan sets its hours and quantity at each opening. */
  isPlanned?: boolean;
  stores: readonly Store[];
  /** All bags: the pickup hours of a new bag follow theirs. */
  bags: readonly Bag[];
  onSaved: () => void;
  onCancel: () => void;
}

export function EditBag({ bag, isNew, isPlanned = false, stores, bags, onSaved, onCancel }: EditBagProps) {
  const intl = useIntl();
  const t = useMessage();
  const errorText = useAdminErrorMessage();
  const { show } = useToasts();
  const root = useRef<HTMLFormElement>(null);
  const editor = useBagEditor(bag, isNew, { stores, bags });
  const picture = usePicture(editor.form.imageUrl, (imageUrl) => editor.change({ imageUrl }));
  const [isBusy, setBusy] = useState(false);
  const [isAskingAboutPrices, setAskingAboutPrices] = useState(false);
  const [error, setError] = useState<AdminError | null>(null);
  const guard = useLeaveGuard(editor.isChanged && !isBusy, editor.clearDraft);
  const verb = isNew ? messages.add : messages.update;
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
      show({ message: t(isNew ? messages.added : messages.updated), kind: 'success' });
      onSaved();
    } else if (saved.error.kind === 'invalid') {
      // After the messages have rendered.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    } else setError(saved.error);
  };

  const saveError = (failure: AdminError): string => {
    if (failure.kind === 'adminsOnly') return errorText(failure);
    if (failure.kind === 'gone') return t(messages.changedMeanwhile);
    return t(isNew ? messages.notAdded : messages.notUpdated, { message: errorText(failure) });
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
          <Text look="h2">{t(isNew ? messages.addTitle : messages.editTitle)}</Text>
          {editor.isFromDraft && (
            <Alert kind="info">
              <S.End>
                <span>{t(messages.draftRestored)}</span>
                <Button size="compact" kind="quiet" onPress={editor.discardDraft}>
                  {t(messages.discardDraft)}
                </Button>
              </S.End>
            </Alert>
          )}
          <Text look="caption" tone="muted">
            {t(messages.required)}
          </Text>
          <BagFields {...{ editor, picture, stores, isPlanned }} />
          {error && <Alert kind="danger">{saveError(error)}</Alert>}
          <S.End>
            <BusyButton
              type="submit"
              kind="primary"
              disabled={isWaiting}
              isBusy={isBusy}
              busyWords={t(messages.saving)}
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
              {t(messages.cancel)}
            </Button>
            {editor.missing.length > 0 && (
              <Text look="bodySmall" as="span" tone="muted">
                {t(messages.stillMissing, {
                  fields: intl.formatList(editor.missing.map((field) => t(fields[field]))),
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
          title={t(messages.priceTitle)}
          confirmLabel={t(verb)}
          kind="primary"
        >
          {t(messages.priceBody, {
            sale: priceOf(editor.form.salePrice),
            full: priceOf(editor.form.fullPrice),
          })}
        </ConfirmDialog>
      )}
    </S.Editor>
  );
}

const priceOf = (typed: string): string => leftToRight(formatUsd(readTypedPrice(typed) ?? 0));
