import { IMAGE_CACHE_SECONDS, imageFileName, type ImageType } from '@zawadeh/domain';
import { openService, type ServiceProject } from './functions.ts';

const BUCKET = 'bags';
/** More than there will ever be servers that store a picture in the same millisecond. */
const MOST_ATTEMPTS = 10;

interface StoredImage {
  path: string;
  /** Where everybody finds it, with the project's own address. */
  url: string;
}

export type StoreImage = (bytes: Uint8Array<ArrayBuffer>, type: ImageType) => Promise<StoredImage>;

/** Keeps a picture under a name that is its moment; a name is given once and what stands under it never changes. */
export function createImages(project: ServiceProject, now: () => number = Date.now): StoreImage {
  const bucket = openService(project).client.storage.from(BUCKET);

  // The embedded engine writes the file before it notices that the name is taken, so no two of ours may be the same;
  // what another server took meanwhile, a hosted project refuses.
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

/** The status may be 400 where the body says 409. */
const isTaken = (error: { statusCode?: string }): boolean => error.statusCode === '409';
