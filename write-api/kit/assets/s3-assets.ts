import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { bucketUrl, s3Objects } from '../pictures/s3-objects.ts';
import type { S3Options } from '../pictures/s3-options.ts';
import { type Assets, assetAtMost, type FormWanted, type UploadForm } from './assets.ts';

/**
 * Creates a storage of uploads as objects `uploads/<asset id>` of a bucket. Clients upload to the bucket with a POST policy, which
 * the bucket checks: the object, its size and a content type of a picture.
 */
export function s3Assets(options: S3Options): Assets {
  const objects = s3Objects(options);
  return {
    upload: { to: 'bucket', form: (wanted) => postForm(options, wanted) },
    async read(assetId) {
      const response = await objects.call('GET', nameOf(assetId));
      return response && Readable.fromWeb(response.body as ReadableStream);
    },
    async remove(assetId) {
      await objects.call('DELETE', nameOf(assetId));
    },
  };
}

const nameOf = (assetId: string) => `uploads/${assetId}`;

/**
 * Signs a form by the rules of AWS Signature Version 4 for POST policies. The client library of this storage signs only headers and
 * queries.
 */
function postForm(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options,
  { assetId, type, until, now }: FormWanted,
): UploadForm {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const scope = [day, region, 's3', 'aws4_request'];
  const said = {
    key: nameOf(assetId),
    'Content-Type': type,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': [accessKeyId, ...scope].join('/'),
    'x-amz-date': time,
  };
  const conditions = [
    { bucket },
    ...Object.entries(said).map(([name, value]) => ['eq', `$${name}`, value]),
    ['content-length-range', 1, assetAtMost],
  ];
  const policy = Buffer.from(JSON.stringify({ expiration: until.toISOString(), conditions })).toString(
    'base64',
  );
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const fields = { ...said, policy, 'x-amz-signature': hmac(key, policy).toString('hex') };
  return { url: bucketUrl({ endpoint, bucket }), fields };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
