import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import { typedLanguage } from '../Field/typedLanguage.ts';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';
import * as S from './TextArea.styles.ts';

export interface TextAreaProps extends FieldTexts, FieldControl {
  /** The field shows the number of characters left near this limit. */
  maxLength?: number;
  /** An example, never the only instruction. */
  placeholder?: string;
}

/** The share of the limit from which the remaining characters are shown. */
const NEAR_LIMIT = 0.8;
/** Long enough not to interrupt the user while typing. */
const ANNOUNCE_DELAY_MS = 1000;

/**
 * Some lines of text, in a field that grows with them: from two lines to ten, then it scrolls.
 *
 * @use where an answer may be longer than a line: a description, a message.
 * @avoid for what fits on one line: that is a {@link TextField}, in which Enter sends the form.
 * @words The label is a noun, "Description", «الوصف».
 * @keyboard Enter: begins a line
 * @reader From four fifths of `maxLength` on, the characters left are shown, and announced after a pause in
 *   typing.
 * @arabic Each paragraph has the direction of its own text.
 */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  id,
  value,
  onValueChange,
  maxLength,
  ...textarea
}: TextAreaProps) {
  const intl = useIntl();
  const control = useAdoptPreHydrationValue<HTMLTextAreaElement>(value, onValueChange);
  const isNearLimit = maxLength !== undefined && value.length >= maxLength * NEAR_LIMIT;
  const remaining = isNearLimit
    ? intl.formatMessage({ id: 'ui.textArea.left' }, { count: Math.max(0, maxLength - value.length) })
    : '';
  return (
    <Field
      label={label}
      hint={
        (hint || remaining) && (
          <S.HintArea>
            {hint}
            {remaining && <S.Remaining>{remaining}</S.Remaining>}
          </S.HintArea>
        )
      }
      error={error}
      isOptional={isOptional}
      isRequired={isRequired}
      id={id}
    >
      {(wiring) => (
        <S.Grow data-text={value || textarea.placeholder}>
          <S.Text
            {...wiring}
            {...textarea}
            ref={control}
            rows={2}
            // For an empty field `auto` would mean left to right.
            dir={value === '' ? undefined : 'auto'}
            lang={typedLanguage(value)}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            // The browser shows the line of the cursor alone.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          />
          <Announcer words={remaining} />
        </S.Grow>
      )}
    </Field>
  );
}

/** Announces the remaining characters after a pause in typing. */
function Announcer({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(words), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(pause);
  }, [words]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
