/** Which pictures a bag may have, recognised by their bytes instead of their name. */
import { LARGEST_IMAGE_BYTES } from '../limits.ts';
import type { Result } from '../result.ts';

export const IMAGE_TYPES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
export type ImageType = keyof typeof IMAGE_TYPES;

export type ImageReading = Result<ImageType, 'empty' | 'tooLarge' | 'notAPicture'>;

/** How many bytes from the start `readImage` has to see. */
export const IMAGE_HEAD_BYTES = 12;

export function readImage(head: Uint8Array, size: number): ImageReading {
  if (size === 0) return { ok: false, error: 'empty' };
  const type = imageType(head);
  if (type === null) return { ok: false, error: 'notAPicture' };
  return size > LARGEST_IMAGE_BYTES ? { ok: false, error: 'tooLarge' } : { ok: true, value: type };
}

/** The time and the extension; the extension comes from the bytes, not from the uploaded name. */
export function imageFileName(now: number, type: ImageType): string {
  return `${now}.${IMAGE_TYPES[type]}`;
}

function imageType(head: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...head.subarray(0, IMAGE_HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return text.startsWith('RIFF') && text.slice(8) === 'WEBP' ? 'image/webp' : null;
}
