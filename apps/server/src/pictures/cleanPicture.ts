import { IMAGE_HEAD_BYTES, readImage, type ImageType } from '@zawadeh/domain';
import { cleanJpeg } from './jpeg.ts';
import { reject, type PictureReading } from './picture.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const cleaners: Readonly<Record<ImageType, (bytes: Uint8Array) => PictureReading>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * Detects a picture's type from its bytes and rewrites it without metadata: location, author and any other hidden data
 * are dropped. Pixels are not decoded.
 */
export function cleanPicture(bytes: Uint8Array): PictureReading {
  const reading = readImage(bytes.subarray(0, IMAGE_HEAD_BYTES), bytes.length);
  if (reading.ok) return cleaners[reading.value](bytes);
  return reject(reading.error === 'tooLarge' ? 'picture_too_large' : 'not_a_picture');
}
