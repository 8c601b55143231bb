import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3StandIn } from '../pictures/s3-stand-in.ts';
import { assetAtMost, type UploadForm } from './assets.ts';
import { s3Assets } from './s3-assets.ts';

const id = '6d3a4a0e-1111-4222-8333-444455556666';
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

const assetsWith = (other: Partial<typeof account> = {}) =>
  s3Assets({ endpoint: storage.endpoint, ...account, ...other });

function formOf(other: Partial<typeof account> = {}, seconds = 600): UploadForm {
  const { upload } = assetsWith(other);
  if (upload.to !== 'bucket') throw new Error('uploads go to the bucket');
  const now = new Date();
  const until = new Date(now.getTime() + seconds * 1_000);
  return upload.form({ assetId: id, type: 'image/png', now, until });
}

async function send(
  { url, fields }: UploadForm,
  file: Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
  form.set('file', new Blob([file]), 'coat.png');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

test('a form uploads one object, which commands read and remove', async () => {
  expect(await assetsWith().read(id)).toBeNull();
  expect(await send(formOf(), Buffer.from('a picture'))).toBe(204);
  expect([...storage.objects.keys()]).toEqual([`/tryset/uploads/${id}`]);
  const stored = await assetsWith().read(id);
  expect(String(stored && (await buffer(stored)))).toBe('a picture');
  await assetsWith().remove(id);
  await assetsWith().remove(id);
  expect([...storage.objects.keys()]).toEqual([]);
});

test('the bucket refuses another key, another type, a late or too large upload, and a wrong signature', async () => {
  const file = Buffer.from('a picture');
  expect(await send(formOf(), file, { key: 'pictures/other' })).toBe(403);
  expect(await send(formOf(), file, { 'Content-Type': 'text/html' })).toBe(403);
  expect(await send(formOf({}, -1), file)).toBe(403);
  expect(await send(formOf(), Buffer.alloc(assetAtMost + 1))).toBe(403);
  expect(await send(formOf(), Buffer.alloc(0))).toBe(403);
  expect(await send(formOf({ secretAccessKey: 'wrong' }), file)).toBe(403);
  expect([...storage.objects.keys()]).toEqual([]);
});
