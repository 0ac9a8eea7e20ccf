import { MOST_IMAGE_PIXELS, type ImageType } from '@zawadeh/domain';

/** Each is a problem the server answers with, so that no second list has to be kept. */
export type PictureTrouble =
  | 'not_a_picture'
  | 'picture_too_large'
  | 'picture_too_many_pixels'
  | 'picture_moves'
  | 'picture_unreadable';

export interface Refused {
  ok: false;
  reason: PictureTrouble;
}

interface Picture {
  ok: true;
  bytes: Uint8Array<ArrayBuffer>;
  type: ImageType;
  width: number;
  height: number;
}

export type PictureReading = Picture | Refused;

export const refuse = (reason: PictureTrouble): Refused => ({ ok: false, reason });

const LONGEST_SIDE = 8_000;

/** A small file can claim a size whose pixels fill a phone's memory. */
export function sizeTrouble(width: number, height: number): PictureTrouble | null {
  if (width === 0 || height === 0) return 'picture_unreadable';
  const fits = width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_IMAGE_PIXELS;
  return fits ? null : 'picture_too_many_pixels';
}
