import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { copyIcon } from '../../foundations/Icon/adminIcons.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkIcon } from '../../foundations/Icon/noticeIcons.ts';
import { useToasts } from '../../overlays/Toast/useToasts.ts';
import { copyText } from './copyText.ts';
import * as S from './CopyButton.styles.ts';

/** How long the check mark stays. */
const SHOWN_MS = 2_000;

export interface CopyButtonProps {
  /** What is put into the clipboard: as the other app wants it, without spaces and signs. */
  text: string;
  /** The accessible name: "Copy the phone of Hiba Zein". */
  label: string;
}

/**
 * Copies the value before it, such as a phone number or an amount, for use in another app.
 *
 * @use where an admin carries values from the dashboard into another app, one after the other.
 * @avoid for a link that is passed on: that is a {@link ShareButton}.
 * @words A verb, what is copied and of whom: "Copy the phone of Hiba Zein", «نسخ هاتف هبة زين».
 * @keyboard Enter, Space: copy, and keep the focus
 * @reader The label says what is copied and of whom, because a table has many of these. A toast says
 *   "Copied", or what to do instead; the focus stays.
 * @arabic It follows the value. Neither icon is mirrored.
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const intl = useIntl();
  const { show } = useToasts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    const isDone = await copyText(text);
    setCopied(isDone);
    show({
      message: intl.formatMessage({ id: isDone ? 'ui.copyButton.copied' : 'ui.copyButton.notCopied' }),
      kind: isDone ? 'success' : 'danger',
      ...(isDone && { durationMs: SHOWN_MS }),
    });
  };
  return (
    <S.Root
      type="button"
      aria-label={label}
      title={label}
      data-copied={isCopied || undefined}
      onClick={() => void copy()}
    >
      <Icon of={isCopied ? checkIcon : copyIcon} size="small" />
    </S.Root>
  );
}
