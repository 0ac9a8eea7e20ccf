import { LARGEST_IMAGE_BYTES, MOST_IMAGE_PIXELS } from '@zawadeh/domain';
import type { ImageProblem } from '@zawadeh/ui';

/** Twice as wide as the widest place where a bag's picture stands. */
const LONGEST_SIDE = 1_600;
const QUALITIES = [0.82, 0.6];

/** A small WebP of whatever was picked: a photo of a phone has fifty times the bytes that anybody sees. */
export async function shrinkPicture(file: File): Promise<File | ImageProblem> {
  const address = URL.createObjectURL(file);
  try {
    const picture = await opened(address);
    if (!picture) return 'unreadable';
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width * height > MOST_IMAGE_PIXELS) return 'tooManyPixels';
    const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(width * share)),
      Math.max(1, Math.round(height * share)),
    );
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      // A browser that writes no WebP writes a PNG, whose type says so.
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      if (blob.size <= LARGEST_IMAGE_BYTES) return new File([blob], file.name, { type: blob.type });
    }
    return 'tooLarge';
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Its size is known before it is unpacked. Null is no picture after all. */
const opened = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => resolve(null));
    picture.src = address;
  });
