import { IMAGE_HEAD_BYTES, readImage, type ImageType } from '@zawadeh/domain';
import { cleanJpeg } from './jpeg.ts';
import { refuse, type PictureReading } from './picture.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const cleaners: Readonly<Record<ImageType, (bytes: Uint8Array) => PictureReading>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * A picture told by its bytes and written anew with nothing but the picture: where and by whom it was taken, and
 * whatever else was hidden in the file, stays behind. Pixels are not decoded, so what it shows is not judged.
 */
export function cleanPicture(bytes: Uint8Array): PictureReading {
  const reading = readImage(bytes.subarray(0, IMAGE_HEAD_BYTES), bytes.length);
  if (reading.ok) return cleaners[reading.value](bytes);
  return refuse(reading.error === 'tooLarge' ? 'picture_too_large' : 'not_a_picture');
}
