import type { App } from '@supabase/lite';
import { strongEtag } from '../http/etag.ts';
import type { Upload, UploadHead, UploadStore } from './uploadStore.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

async function bytesOf(body: Body): Promise<Uint8Array<ArrayBuffer>> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const metadataOf = ({ contentType, cacheControl, eTag, size, modifiedAt }: UploadHead): ObjectMetadata => ({
  cacheControl,
  mimetype: contentType,
  eTag,
  contentLength: size,
  size,
  lastModified: modifiedAt,
});

/** The package exports no adapter. */
export function createStorageAdapter(store: UploadStore): StorageAdapter {
  async function mustRead(bucket: string, key: string): Promise<Upload> {
    const upload = await store.read(bucket, key);
    if (!upload) throw new Error(`The upload ${bucket}/${key} is not there`);
    return upload;
  }

  async function headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const head = await store.head(bucket, key);
    if (!head) throw new Error(`The upload ${bucket}/${key} is not there`);
    return metadataOf(head);
  }

  return {
    driver: store,
    headObject,
    deleteObject: store.remove,

    async getObject(bucket, key, _version, headers) {
      if (headers?.ifNoneMatch) {
        const metadata = await headObject(bucket, key);
        if (headers.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
      }
      const { head, bytes } = await mustRead(bucket, key);
      return { httpStatusCode: 200, metadata: metadataOf(head), body: Buffer.from(bytes) };
    },

    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = await bytesOf(body);
      await store.write(bucket, key, bytes, { contentType, cacheControl, eTag: await strongEtag(bytes) });
      return headObject(bucket, key);
    },

    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => store.remove(bucket, key)));
    },

    async copyObject(fromBucket, fromKey, _fromVersion, toBucket, toKey) {
      const { head, bytes } = await mustRead(fromBucket, fromKey);
      await store.write(toBucket, toKey, bytes, head);
      const { eTag, lastModified } = await headObject(toBucket, toKey);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },

    privateAssetUrl: async (bucket, key) => `/storage/v1/object/${bucket}/${key}`,
  };
}
