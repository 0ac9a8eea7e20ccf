import { LARGEST_IMAGE_BYTES, MOST_IMAGE_PIXELS } from '@zawadeh/domain';
import type { ImageProblem } from '@zawadeh/ui';

/** Twice the widest place that shows a bag's picture. */
const LONGEST_SIDE = 1_600;
const QUALITIES = [0.82, 0.6];

/** A small WebP of the picked file: a phone's photo has fifty times the bytes that can be seen. */
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
      // A browser without a WebP encoder writes a PNG; the blob's type says which.
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

/** Resolves with the size known, before the picture is decoded; null if the file is no picture. */
const opened = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => resolve(null));
    picture.src = address;
  });
