import { MOST_IMAGE_PIXELS, type ErrorCode, type Failed, type ImageType, type Result } from '@zawadeh/domain';

interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  type: ImageType;
  width: number;
  height: number;
}

export type PictureReading = Result<Picture, ErrorCode>;

export const reject = (error: ErrorCode): Failed<ErrorCode> => ({ ok: false, error });

const LONGEST_SIDE = 8_000;

/** A small file can declare a size whose pixels fill a phone's memory. */
export function sizeErrorOf(width: number, height: number): ErrorCode | null {
  if (width === 0 || height === 0) return 'picture_unreadable';
  const fits = width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_IMAGE_PIXELS;
  return fits ? null : 'picture_too_many_pixels';
}
