import { useToasts } from '@zawadeh/ui';
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { Picture } from '../picture/usePicture.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { useLeaveGuard } from '../useLeaveGuard.tsx';
import type { BagEditor, SaveError } from './useBagEditor.ts';

interface BagFormOptions {
  /** The form, whose first wrong field gets the focus. */
  root: RefObject<HTMLFormElement | null>;
  picture: Picture;
  /** Whether the price is so unusual that saving asks first. */
  hasQuestion: boolean;
  /** The toast after saving. */
  done: MessageId;
  onSaved: (id: string) => void;
}

interface SendingBag {
  isBusy: boolean;
  /** Something is missing, or a picture is still sent. */
  isWaiting: boolean;
  isAsking: boolean;
  stopAsking: () => void;
  submit: (event: FormEvent) => void;
  save: () => void;
  /** Why it was not saved, in words. */
  errors: readonly string[];
  guard: ReactNode;
}

/** Sends the form of a bag, after a question about an unusual price. */
export function useBagForm(
  editor: BagEditor,
  { root, picture, hasQuestion, done, onSaved }: BagFormOptions,
): SendingBag {
  const t = useMessage();
  const errorText = useAdminErrorMessage();
  const { show } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<Exclude<SaveError, { kind: 'invalid' }> | null>(null);
  const guard = useLeaveGuard(editor.isChanged && !isBusy, editor.clearDraft);
  const isWaiting = editor.missing.length > 0 || picture.progress !== null;

  const save = async () => {
    setAsking(false);
    setBusy(true);
    setError(null);
    const saved = await editor.save();
    setBusy(false);
    if (saved.ok) {
      show({ message: t(done), kind: 'success' });
      onSaved(saved.value);
    } else if (saved.error.kind === 'invalid') {
      // After the messages have rendered.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    } else setError(saved.error);
  };

  const errorsOf = (failure: NonNullable<typeof error>): string[] => {
    const why = errorText(failure.error);
    if (failure.kind === 'plan') {
      return [t(failure.isBagSaved ? 'web.admin.plan.bagSavedAlone' : 'web.admin.plan.notSaved', { why })];
    }
    const { kind } = failure.error;
    const ofBag =
      kind === 'adminsOnly'
        ? why
        : kind === 'gone'
          ? t('web.admin.bags.changedMeanwhile')
          : t(editor.isStored ? 'web.admin.bags.notUpdated' : 'web.admin.bags.notAdded', { message: why });
    return failure.hasPlan ? [ofBag, t('web.admin.plan.neither')] : [ofBag];
  };

  return {
    isBusy,
    isWaiting,
    isAsking,
    stopAsking: () => setAsking(false),
    submit: (event) => {
      event.preventDefault();
      if (isBusy || isWaiting) return;
      if (hasQuestion) setAsking(true);
      else void save();
    },
    save: () => void save(),
    errors: error ? errorsOf(error) : [],
    guard,
  };
}
