import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3OptionsFrom } from './s3-options.ts';
import { s3Pictures } from './s3-pictures.ts';
import { s3StandIn } from './s3-stand-in.ts';

const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const hash = createHash('sha256').update(bytes).digest('hex');
const account = {
  bucket: 'tryset',
  region: 'ap-northeast-2',
  accessKeyId: 'AKID',
  secretAccessKey: 'secret',
};
let storage: Awaited<ReturnType<typeof s3StandIn>>;

beforeAll(async () => {
  storage = await s3StandIn(account.bucket, account.region, account.secretAccessKey);
});

afterAll(() => storage.close());

const pictures = (other: Partial<typeof account> = {}) =>
  s3Pictures({ endpoint: storage.endpoint, ...account, ...other });

test('stores pictures under their hash, with signed requests', async () => {
  expect(await pictures().has(hash)).toBe(false);
  expect(await pictures().get(hash)).toBeNull();
  expect(await pictures().put(bytes)).toBe(hash);
  expect([...storage.objects.keys()]).toStrictEqual([`/tryset/pictures/${hash}`]);
  expect(await pictures().has(hash)).toBe(true);
  expect(Buffer.from((await pictures().get(hash)) ?? [])).toStrictEqual(bytes);
});

test('stores variants next to it', async () => {
  await pictures().putVariant(hash, 'small.webp', Buffer.from('small'));
  expect(storage.objects.get(`/tryset/pictures/${hash}.small.webp`)?.toString()).toBe('small');
  expect(await pictures().has(hash, 'small.webp')).toBe(true);
  expect(await pictures().get(hash, 'small.jpeg')).toBeNull();
});

test('removes it with its variants, even if some of it is gone already', async () => {
  await pictures().remove(hash);
  await pictures().remove(hash);
  expect([...storage.objects.keys()]).toStrictEqual([]);
});

test('names the fault of the account or the bucket', async () => {
  await expect(pictures({ secretAccessKey: 'wrong' }).put(bytes)).rejects.toThrow('answered 403 to PUT');
  await expect(pictures({ bucket: 'none' }).put(bytes)).rejects.toThrow('no bucket none');
});

test('a storage that is down is a 503, after some attempts', async () => {
  storage.state.answer = 503;
  storage.state.requests = 0;
  await expect(pictures().get(hash)).rejects.toMatchObject({
    statusCode: 503,
    errorCode: 'service.unavailable',
  });
  expect(storage.state.requests).toBe(3);
  storage.state.answer = null;
});

test('is configured completely or not at all', () => {
  const env = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'b',
    S3_REGION: 'r',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 's',
  };
  expect(s3OptionsFrom({})).toBeNull();
  expect(s3OptionsFrom({ S3_BUCKET: '' })).toBeNull();
  expect(s3OptionsFrom(env)).toStrictEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'b',
    region: 'r',
    accessKeyId: 'a',
    secretAccessKey: 's',
  });
  expect(() => s3OptionsFrom({ S3_BUCKET: 'b', S3_REGION: 'r' })).toThrow(
    'S3_BUCKET is set, but S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is not',
  );
  expect(() => s3OptionsFrom({ ...env, S3_ENDPOINT: 'minio:9000' })).toThrow('begins with http');
});
