import { IMAGE_TYPES, LARGEST_IMAGE_BYTES } from '@zawadeh/domain';
import { useCallback, useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { trashIcon } from '../../foundations/Icon/icons.ts';
import { photoIcon } from '../../foundations/Icon/adminIcons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { problems } from './ImageField.messages.ts';
import * as S from './ImageField.styles.ts';
import { usePickedFile, type Prepare } from './usePickedFile.ts';

export interface ImageFieldProps extends FieldTexts {
  /** The picked file, or the URL of the current picture. */
  picture: File | string | null;
  /** The upload progress from 0 to 1. */
  progress?: number | null;
  /** False where the page shows the picture itself. */
  hasPreview?: boolean;
  /** Called with a file of an accepted type and size; any other file shows an error. */
  onPick: (file: File) => void;
  /** Shrinks larger pictures, so that they are accepted too. */
  prepare?: Prepare;
  /** Removes the picture, or stops its upload. */
  onRemove: () => void;
  /** While the form is sent. */
  disabled?: boolean;
}

const ACCEPTED_TYPES = Object.keys(IMAGE_TYPES).join();
const megabytes = LARGEST_IMAGE_BYTES / 1024 ** 2;

/**
 * One picture of a bag: chosen or dropped, shown, replaced or removed.
 *
 * A native file input covers the zone, so that keyboard, screen reader and drop work. An empty file, a file
 * that is too large, or one that is not a picture by its first bytes is an error. Removing also stops an
 * upload.
 *
 * @use in the admin's form for a bag.
 * @avoid for several files, or for files that are not pictures.
 * @do Keep what `onPick` gives in the form, and send it with the form.
 * @dont Clear the field when the upload fails; use `error`.
 * @keyboard Tab: goes to the zone, then to Remove image
 * @keyboard Enter, Space: open the list of files on the zone; remove the picture and return to the zone on
 *   Remove image
 * @reader A file input with the label of the field; the progress is announced.
 * @arabic The picture is at the inline start, and the bar fills from there. Pictures are never mirrored.
 */
export function ImageField({
  picture,
  progress = null,
  hasPreview = true,
  onPick,
  prepare,
  onRemove,
  disabled,
  hint,
  error,
  ...field
}: ImageFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { problem, pick, forget: reset } = usePickedFile(onPick, prepare);
  const [isDragOver, setIsDragOver] = useState(false);
  const hasPicture = picture !== null;
  const problemMessage = problem && intl.formatMessage({ id: problems[problem] }, { megabytes });

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setIsDragOver(false);
    const file = target.files?.[0];
    // Without this the same file could not be picked again.
    target.value = '';
    if (file) void pick(file);
  };
  const remove = () => {
    reset();
    onRemove();
    input.current?.focus();
  };

  return (
    <Field
      {...field}
      hint={hint ?? intl.formatMessage({ id: 'ui.imageField.hint' }, { megabytes })}
      error={error ?? problemMessage}
    >
      {(wiring) => (
        <S.Root data-filled={hasPicture || undefined}>
          {hasPicture && hasPreview && (
            <S.Picture>
              <Icon of={photoIcon} />
              <Preview picture={picture} />
            </S.Picture>
          )}
          <S.Side>
            <S.Zone data-over={isDragOver || undefined}>
              <Icon of={photoIcon} />
              <span>
                {intl.formatMessage({ id: hasPicture ? 'ui.imageField.replace' : 'ui.imageField.upload' })}
              </span>
              <S.Input
                {...wiring}
                ref={input}
                type="file"
                accept={ACCEPTED_TYPES}
                disabled={disabled}
                onDragEnter={() => setIsDragOver(true)}
                onDragLeave={() => setIsDragOver(false)}
                onChange={onChange}
              />
            </S.Zone>
            {progress !== null && <Progress done={progress} />}
            {hasPicture && (
              <Button kind="quiet" size="compact" icon={trashIcon} disabled={disabled} onPress={remove}>
                {intl.formatMessage({ id: 'ui.imageField.remove' })}
              </Button>
            )}
          </S.Side>
          <VisuallyHidden role="status">
            {problemMessage ??
              (picture instanceof File &&
                intl.formatMessage({ id: 'ui.imageField.chosen' }, { name: picture.name }))}
          </VisuallyHidden>
        </S.Root>
      )}
    </Field>
  );
}

/** Creates an object URL for a file while it is shown. A picture that fails to load shows the icon below it. */
function Preview({ picture }: { picture: File | string }) {
  const intl = useIntl();
  const [broken, setBroken] = useState<File | string | null>(null);
  const show = useCallback(
    (img: HTMLImageElement) => {
      const isAddress = typeof picture === 'string';
      const url = isAddress ? picture : URL.createObjectURL(picture);
      img.src = url;
      return () => {
        if (!isAddress) URL.revokeObjectURL(url);
      };
    },
    [picture],
  );
  if (broken === picture) return null;
  return (
    <S.Preview
      ref={show}
      alt={intl.formatMessage({ id: 'ui.imageField.preview' })}
      onError={() => setBroken(picture)}
    />
  );
}

function Progress({ done }: { done: number }) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: 'ui.imageField.uploading' }, { done });
  return (
    <S.Uploading>
      <span aria-hidden="true">{words}</span>
      <S.Bar value={done} max={1} aria-label={words} />
    </S.Uploading>
  );
}
