import { MOST_IMAGE_PIXELS, type ErrorCode, type ImageType } from '@zawadeh/domain';

export interface Refused {
  ok: false;
  reason: ErrorCode;
}

interface Picture {
  ok: true;
  bytes: Uint8Array<ArrayBuffer>;
  type: ImageType;
  width: number;
  height: number;
}

export type PictureReading = Picture | Refused;

export const refuse = (reason: ErrorCode): Refused => ({ ok: false, reason });

const LONGEST_SIDE = 8_000;

/** A small file can claim a size whose pixels fill a phone's memory. */
export function sizeTrouble(width: number, height: number): ErrorCode | null {
  if (width === 0 || height === 0) return 'picture_unreadable';
  const fits = width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_IMAGE_PIXELS;
  return fits ? null : 'picture_too_many_pixels';
}
