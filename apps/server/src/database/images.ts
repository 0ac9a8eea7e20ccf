import { IMAGE_CACHE_SECONDS, imageFileName, type ImageType } from '@zawadeh/domain';
import { openService, type ServiceProject } from './functions.ts';

const BUCKET = 'bags';
/** More than the number of servers that could store a picture in the same millisecond. */
const MOST_ATTEMPTS = 10;

interface StoredImage {
  path: string;
  /** The public address, with the project's own host. */
  url: string;
}

export type StoreImage = (bytes: Uint8Array<ArrayBuffer>, type: ImageType) => Promise<StoredImage>;

/** Stores a picture under the current time as its name; a name is used once and its file never changes. */
export function createImages(project: ServiceProject, now: () => number = Date.now): StoreImage {
  const bucket = openService(project).client.storage.from(BUCKET);

  // The embedded engine writes the file before it rejects a taken name, so this process never reuses a name; a name
  // taken by another server is rejected by a hosted project.
  let latest = 0;
  const nextName = (type: ImageType): string => {
    latest = Math.max(now(), latest + 1);
    return imageFileName(latest, type);
  };

  return async (bytes, type) => {
    for (let attempt = 1; ; attempt += 1) {
      const path = nextName(type);
      const { error } = await bucket.upload(path, bytes, {
        contentType: type,
        cacheControl: String(IMAGE_CACHE_SECONDS),
        upsert: false,
      });
      if (!error) return { path, url: bucket.getPublicUrl(path).data.publicUrl };
      if (!isTaken(error) || attempt === MOST_ATTEMPTS) {
        throw new Error(`A picture was not stored: ${error.message}`, { cause: error });
      }
    }
  };
}

/** The HTTP status may be 400 where the body says 409. */
const isTaken = (error: { statusCode?: string }): boolean => error.statusCode === '409';
