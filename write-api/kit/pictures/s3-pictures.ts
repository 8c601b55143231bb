import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { unavailable } from '#http/errors.ts';
import { blobName, blobNames, type Pictures } from './pictures.ts';

export interface S3Options {
  /** The address of the service, without the bucket: `https://s3.ap-northeast-2.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const names = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const satisfies Record<keyof S3Options, string>;

/**
 * Reads the picture storage from the environment; null (the data folder) if none of the five settings is set. Throws a
 * one-line error if some are missing or the address is invalid.
 */
export function s3OptionsFrom(env: Readonly<Record<string, string | undefined>>): S3Options | null {
  const given = Object.values(names).filter((name) => env[name]);
  if (given.length === 0) return null;
  const missing = Object.values(names).filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`${given[0]} is set, but ${missing.join(', ')} is not`);
  const { S3_ENDPOINT: endpoint = '' } = env;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error(
      `S3_ENDPOINT is "${endpoint}"; it must be an address that begins with http:// or https://`,
    );
  }
  const of = (field: keyof S3Options) => env[names[field]] ?? '';
  return {
    endpoint,
    bucket: of('bucket'),
    region: of('region'),
    accessKeyId: of('accessKeyId'),
    secretAccessKey: of('secretAccessKey'),
  };
}

/**
 * Creates a storage of pictures as objects `pictures/<hash>` of a bucket, in S3 or a compatible service, and variants as
 * `pictures/<hash>.small.webp`. Addresses name the bucket in the path.
 */
export function s3Pictures(options: S3Options): Pictures {
  const { endpoint, bucket, ...account } = options;
  const client = new AwsClient({ ...account, service: 's3', retries: 2 });
  const urlOf = (name: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/pictures/${name}`;

  async function call(
    method: string,
    name: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response | null> {
    const response = await client.fetch(urlOf(name), {
      method,
      ...(body && { body, headers: { 'x-amz-content-sha256': hashOf(body) } }),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    if (response.status >= 500 || response.status === 429) throw unavailable('the storage of pictures');
    throw new Error(`the storage of pictures answered ${response.status} to ${method}`);
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    if ((await call('PUT', name, Uint8Array.from(bytes))) === null) {
      throw new Error(`the storage of pictures has no bucket ${bucket}`);
    }
  }

  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      await write(hash, bytes);
      return hash;
    },
    putVariant: (hash, variant, bytes) => write(blobName(hash, variant), bytes),
    has: async (hash, variant) => (await call('HEAD', blobName(hash, variant))) !== null,
    async remove(hash) {
      for (const name of blobNames(hash)) await call('DELETE', name);
    },
    async get(hash, variant) {
      const response = await call('GET', blobName(hash, variant));
      return response && new Uint8Array(await response.arrayBuffer());
    },
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
