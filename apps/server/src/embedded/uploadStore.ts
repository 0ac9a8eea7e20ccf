import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { SetUp } from './engineDatabase.ts';

interface UploadDetails {
  contentType: string;
  cacheControl: string;
  eTag: string;
}

export interface UploadHead extends UploadDetails {
  size: number;
  modifiedAt: Date;
}

export interface Upload {
  head: UploadHead;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Stores the bytes of uploaded pictures; reads return null for a missing one. */
export interface UploadStore {
  head: (bucket: string, key: string) => Promise<UploadHead | null>;
  read: (bucket: string, key: string) => Promise<Upload | null>;
  write: (
    bucket: string,
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    details: UploadDetails,
  ) => Promise<void>;
  remove: (bucket: string, key: string) => Promise<void>;
}

async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await fs.writeFile(unfinished, content);
  await fs.rename(unfinished, file);
}

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

export function uploadsInFolder(folder: string): UploadStore {
  // The file name is a hash, so that no key can leave the folder or collide with another file.
  const fileOf = (bucket: string, key: string): string =>
    path.join(
      folder,
      createHash('sha256')
        .update(JSON.stringify([bucket, key]))
        .digest('hex'),
    );

  async function head(bucket: string, key: string): Promise<UploadHead | null> {
    const file = fileOf(bucket, key);
    const text = await fs.readFile(`${file}.json`, 'utf8').catch(nullIfMissing);
    const stat = await fs.stat(file).catch(nullIfMissing);
    if (text === null || stat === null) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this module
    const { contentType, cacheControl, eTag } = JSON.parse(text) as UploadDetails;
    return { contentType, cacheControl, eTag, size: stat.size, modifiedAt: stat.mtime };
  }

  return {
    head,
    async read(bucket, key) {
      const found = await head(bucket, key);
      const bytes = found && (await fs.readFile(fileOf(bucket, key)).catch(nullIfMissing));
      return bytes && { head: found, bytes: new Uint8Array(bytes) };
    },
    async write(bucket, key, bytes, details) {
      const file = fileOf(bucket, key);
      await fs.mkdir(folder, { recursive: true });
      await writeAtomically(file, bytes);
      await writeAtomically(`${file}.json`, JSON.stringify(details));
    },
    async remove(bucket, key) {
      const file = fileOf(bucket, key);
      await fs.rm(`${file}.json`, { force: true });
      await fs.rm(file, { force: true });
    },
  };
}

interface UploadRow {
  content_type: string;
  cache_control: string;
  etag: string;
  size: number;
  modified_ms: number;
}

const HEAD_COLUMNS = sql.raw(
  'content_type, cache_control, etag, length(content) as size, (extract(epoch from modified_at) * 1000)::double precision as modified_ms',
);

const headOf = ({ content_type, cache_control, etag, size, modified_ms }: UploadRow): UploadHead => ({
  contentType: content_type,
  cacheControl: cache_control,
  eTag: etag,
  size,
  modifiedAt: new Date(modified_ms),
});

/** Stored beside the rows that name them, so that servers that share a database share the pictures too. */
export async function uploadsInDatabase(
  { run }: Pick<SetUp, 'run'>,
  queries: Kysely<unknown>,
): Promise<UploadStore> {
  await run(`create table if not exists embedded.uploads (
    bucket text not null,
    key text not null,
    content bytea not null,
    content_type text not null,
    cache_control text not null,
    etag text not null,
    modified_at timestamptz not null default now(),
    primary key (bucket, key)
  )`);
  return {
    async head(bucket, key) {
      const { rows } = await sql<UploadRow>`
        select ${HEAD_COLUMNS} from embedded.uploads where bucket = ${bucket} and key = ${key}
      `.execute(queries);
      return rows[0] ? headOf(rows[0]) : null;
    },
    async read(bucket, key) {
      const { rows } = await sql<UploadRow & { content: string }>`
        select ${HEAD_COLUMNS}, encode(content, 'base64') as content
        from embedded.uploads where bucket = ${bucket} and key = ${key}
      `.execute(queries);
      return rows[0]
        ? { head: headOf(rows[0]), bytes: new Uint8Array(Buffer.from(rows[0].content, 'base64')) }
        : null;
    },
    async write(bucket, key, bytes, { contentType, cacheControl, eTag }) {
      await sql`
        insert into embedded.uploads (bucket, key, content, content_type, cache_control, etag)
        values (
          ${bucket}, ${key}, decode(${Buffer.from(bytes).toString('base64')}, 'base64'),
          ${contentType}, ${cacheControl}, ${eTag}
        )
        on conflict (bucket, key) do update set
          content = excluded.content, content_type = excluded.content_type,
          cache_control = excluded.cache_control, etag = excluded.etag, modified_at = now()
      `.execute(queries);
    },
    async remove(bucket, key) {
      await sql`delete from embedded.uploads where bucket = ${bucket} and key = ${key}`.execute(queries);
    },
  };
}
