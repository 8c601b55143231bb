import { blobName, blobNames, type Pictures } from './pictures.ts';
import { hashOf, s3Objects } from './s3-objects.ts';
import type { S3Options } from './s3-options.ts';

/**
 * Creates a storage of pictures as objects `pictures/<hash>` of a bucket, in S3 or a compatible service, and variants as
 * `pictures/<hash>.small.webp`.
 */
export function s3Pictures(options: S3Options): Pictures {
  const objects = s3Objects(options);
  const call = (method: string, name: string, body?: Uint8Array<ArrayBuffer>) =>
    objects.call(method, `pictures/${name}`, body);

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    if ((await call('PUT', name, Uint8Array.from(bytes))) === null) {
      throw new Error(`the storage of pictures has no bucket ${options.bucket}`);
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
