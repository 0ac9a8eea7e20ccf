import { ImageField } from '@zawadeh/ui';
import type { ComponentProps } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import type { Picture } from './usePicture.ts';

interface PictureFieldProps extends Pick<
  ComponentProps<typeof ImageField>,
  'id' | 'label' | 'error' | 'hasPreview'
> {
  picture: Picture;
}

/** A picture that is uploaded as soon as it is chosen. */
export function PictureField({ picture, ...field }: PictureFieldProps) {
  const t = useMessage();
  const errorText = useAdminErrorMessage();
  const uploadError = picture.error && t('web.admin.bags.uploadFailed', { why: errorText(picture.error) });
  return (
    <ImageField
      {...field}
      isOptional
      picture={picture.shown}
      progress={picture.progress}
      prepare={shrinkPicture}
      onPick={picture.pick}
      onRemove={picture.remove}
      {...(uploadError && { error: uploadError })}
    />
  );
}
