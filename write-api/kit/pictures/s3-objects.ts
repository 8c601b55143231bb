import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { unavailable } from '#http/errors.ts';
import type { S3Options } from './s3-options.ts';

/** The objects of a bucket. */
export interface S3Objects {
  /** Sends a signed call. Returns null if there is no such object. Throws 503 if the service is unavailable. */
  call(method: string, name: string, body?: Uint8Array<ArrayBuffer>): Promise<Response | null>;
}

/** Opens the objects of a bucket in S3 or a compatible service. Addresses name the bucket in the path. */
export function s3Objects({ endpoint, bucket, ...account }: S3Options): S3Objects {
  const client = new AwsClient({ ...account, service: 's3', retries: 2 });
  return {
    async call(method, name, body) {
      const response = await client.fetch(`${bucketUrl({ endpoint, bucket })}/${name}`, {
        method,
        ...(body && { body, headers: { 'x-amz-content-sha256': hashOf(body) } }),
      });
      if (response.ok) return response;
      await response.body?.cancel();
      if (response.status === 404) return null;
      if (response.status >= 500 || response.status === 429) throw unavailable('the storage of pictures');
      throw new Error(`the storage of pictures answered ${response.status} to ${method}`);
    },
  };
}

/** The address of a bucket, without a trailing slash. */
export function bucketUrl({ endpoint, bucket }: Pick<S3Options, 'endpoint' | 'bucket'>): string {
  return `${endpoint.replace(/\/$/, '')}/${bucket}`;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
