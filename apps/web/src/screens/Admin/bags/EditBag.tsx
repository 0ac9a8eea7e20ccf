import type { Bag, Store } from '@zawadeh/domain';
import { Alert, BusyButton, Button, Surface, Text, useToasts } from '@zawadeh/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { DeskTrouble } from '../../../backend/desk/ask.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import { useWhy } from '../useWhy.ts';
import { BagFields } from './BagFields.tsx';
import { BagPreview } from './BagPreview.tsx';
import { fields, messages } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import { useBagEditor } from './useBagEditor.ts';
import { usePicture } from './usePicture.ts';

interface EditBagProps {
  /** The one that is changed, or that the new one begins as. */
  bag: Bag | null;
  isNew: boolean;
  stores: readonly Store[];
  onKept: () => void;
  onCancel: () => void;
}

export function EditBag({ bag, isNew, stores, onKept, onCancel }: EditBagProps) {
  const intl = useIntl();
  const why = useWhy();
  const { show } = useToasts();
  const root = useRef<HTMLFormElement>(null);
  const editor = useBagEditor(bag, isNew);
  const picture = usePicture(editor.form.imageUrl, (imageUrl) => editor.change({ imageUrl }));
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<DeskTrouble | null>(null);
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const guard = useLeaveGuard(editor.isChanged && !isBusy, editor.forget);
  const verb = isNew ? messages.add : messages.update;
  const [firstMissing] = editor.missing;
  const isWaiting = firstMissing !== undefined || picture.progress !== null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isWaiting) return;
    setBusy(true);
    setTrouble(null);
    const outcome = await editor.save();
    setBusy(false);
    if (outcome === 'kept') {
      show({ message: say(isNew ? messages.added : messages.updated), kind: 'success' });
      onKept();
    } else if (outcome === 'toMend') {
      // Once the messages are drawn.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    } else setTrouble(outcome);
  };

  const refused = (found: DeskTrouble): string => {
    if (found.say === 'adminsOnly') return why(found);
    if (found.say === 'gone') return say(messages.changedMeanwhile);
    return say(isNew ? messages.notAdded : messages.notUpdated, { message: why(found) });
  };

  return (
    <S.Editor>
      <Surface>
        <S.Form
          ref={root}
          onSubmit={(event) => void save(event)}
          onBlur={({ target }) => editor.leave(target.name)}
          noValidate
        >
          <Text look="h2">{say(isNew ? messages.addTitle : messages.editTitle)}</Text>
          {editor.isFromDraft && (
            <Alert kind="info">
              <S.End>
                <span>{say(messages.draftKept)}</span>
                <Button size="compact" kind="quiet" onPress={editor.startAnew}>
                  {say(messages.startAnew)}
                </Button>
              </S.End>
            </Alert>
          )}
          <Text look="caption" tone="muted">
            {say(messages.required)}
          </Text>
          <BagFields editor={editor} picture={picture} stores={stores} />
          {trouble && <Alert kind="danger">{refused(trouble)}</Alert>}
          <S.End>
            <BusyButton
              type="submit"
              kind="primary"
              disabled={isWaiting}
              isBusy={isBusy}
              busyWords={say(messages.saving)}
            >
              {say(verb)}
            </BusyButton>
            <Button
              kind="quiet"
              onPress={() => {
                editor.forget();
                onCancel();
              }}
            >
              {say(messages.cancel)}
            </Button>
            {firstMissing !== undefined && (
              <Text look="bodySmall" as="span" tone="muted">
                {say(messages.stillMissing, { field: say(fields[firstMissing]) })}
              </Text>
            )}
          </S.End>
        </S.Form>
      </Surface>
      <BagPreview form={editor.form} stores={stores} imageUrl={picture.address} />
      {guard}
    </S.Editor>
  );
}
