import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from '@supabase/lite';
import { strongEtag } from '../http/etag.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Upload = Parameters<StorageAdapter['uploadObject']>[3];
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

interface StoredDetails {
  contentType: string;
  cacheControl: string;
  eTag: string;
}

async function bytesOf(upload: Upload): Promise<Uint8Array<ArrayBuffer>> {
  if (upload instanceof Uint8Array) return new Uint8Array(upload);
  const chunks: Uint8Array[] = [];
  for await (const chunk of upload as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await fs.writeFile(unfinished, content);
  await fs.rename(unfinished, file);
}

/** Keeps uploaded files in a folder; the package does not export its own adapter. */
export function createStorageAdapter(folder: string): StorageAdapter {
  // A hash as file name: no key, however strange, can leave the folder or collide with another file.
  const fileOf = (bucket: string, key: string): string =>
    path.join(
      folder,
      createHash('sha256')
        .update(JSON.stringify([bucket, key]))
        .digest('hex'),
    );

  async function headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = fileOf(bucket, key);
    const details = JSON.parse(await fs.readFile(`${file}.json`, 'utf8')) as StoredDetails;
    const { size, mtime } = await fs.stat(file);
    return {
      cacheControl: details.cacheControl,
      mimetype: details.contentType,
      eTag: details.eTag,
      contentLength: size,
      size,
      lastModified: mtime,
    };
  }

  async function deleteObject(bucket: string, key: string): Promise<void> {
    const file = fileOf(bucket, key);
    await fs.rm(`${file}.json`, { force: true });
    await fs.rm(file, { force: true });
  }

  return {
    driver: fs,
    headObject,
    deleteObject,

    async getObject(bucket, key, _version, headers) {
      const metadata = await headObject(bucket, key);
      if (headers?.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
      return { httpStatusCode: 200, metadata, body: await fs.readFile(fileOf(bucket, key)) };
    },

    async uploadObject(bucket, key, _version, upload, contentType, cacheControl) {
      const bytes = await bytesOf(upload);
      const eTag = await strongEtag(bytes);
      const details: StoredDetails = { contentType, cacheControl, eTag };
      const file = fileOf(bucket, key);
      await fs.mkdir(folder, { recursive: true });
      await writeWhole(file, bytes);
      await writeWhole(`${file}.json`, JSON.stringify(details));
      return headObject(bucket, key);
    },

    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => deleteObject(bucket, key)));
    },

    async copyObject(fromBucket, fromKey, _fromVersion, toBucket, toKey) {
      const from = fileOf(fromBucket, fromKey);
      const to = fileOf(toBucket, toKey);
      await writeWhole(to, await fs.readFile(from));
      await writeWhole(`${to}.json`, await fs.readFile(`${from}.json`));
      const { eTag, lastModified } = await headObject(toBucket, toKey);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },

    privateAssetUrl: async (bucket, key) => pathToFileURL(fileOf(bucket, key)).href,
  };
}
