import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from '#domain/looks/look.ts';
import type { Caller } from '#http/caller.ts';
import { keptForMs } from '../kit/assets/assets.ts';
import { dropAsset } from '../kit/assets/own-assets.ts';
import { makeCalls } from '../kit/outside/make-calls.ts';
import { hashOf } from '../kit/pictures/keep-picture.ts';
import { staff } from '../testing/house.ts';
import { aPicture } from '../testing/picture.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { givenItems } from './testing/given-items.ts';

let side: TestWriteSide;
let shade = 0;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const another = () => aPicture({ color: [40, ++shade, 90] });
const imagesOf = async (id: number) => (await side.deps.streams.refresh(look, id)).state.images;

async function posted() {
  const { itemIds, member } = await givenItems(side, 1);
  const body = { sns_type: 'Instagram', tryset_item_ids: itemIds };
  const { body: answer } = await side.call(member, 'POST', '/v1/looks', body);
  const id: number = answer.id;
  const send = (images: string[], headers = {}, caller: Caller = member) =>
    side.call(caller, 'PATCH', `/v1/looks/${id}`, { images }, headers);
  return { id, member, send };
}

interface Form {
  assetId: string;
  url: string;
  fields: { name: string; value: string }[];
}

async function formFor(caller: Caller, name = 'coat.png'): Promise<Form> {
  const { status, body } = await side.call(caller, 'POST', '/v1/assets', { names: [name] });
  expect(status).toBe(200);
  return body.data[0];
}

async function upload({ url, fields }: Pick<Form, 'url' | 'fields'>, file: Uint8Array<ArrayBuffer> | null) {
  const payload = new FormData();
  for (const { name, value } of fields) payload.set(name, value);
  if (file !== null) payload.set('file', new Blob([file]), 'coat.png');
  const { statusCode, body } = await side.app.inject({ method: 'POST', url, payload });
  return [statusCode, body === '' ? null : JSON.parse(body).errorCode];
}

async function isStored(assetId: string): Promise<boolean> {
  const file = await side.deps.assets.read(assetId);
  file?.destroy();
  return file !== null;
}

test('an uploaded picture joins a look when a change names its asset, and before that nothing shows it', async () => {
  const { id, member, send } = await posted();
  const picture = await another();
  const form = await formFor(member);
  expect(await upload(form, picture)).toEqual([204, null]);
  expect(await side.storage.has(hashOf(picture))).toBe(false);
  expect(await imagesOf(id)).toEqual([]);
  expect((await send([form.assetId])).status).toBe(200);
  expect((await imagesOf(id)).map(({ hash }) => hash)).toEqual([hashOf(picture)]);
  expect(await side.storage.has(hashOf(picture))).toBe(true);
});

test('images keep their ids where the change names them, in any order', async () => {
  const { id, member, send } = await posted();
  const forms = [await formFor(member), await formFor(member)];
  for (const form of forms) await upload(form, await another());
  await send(forms.map(({ assetId }) => assetId));
  const [first, second] = await imagesOf(id);
  const more = await formFor(member);
  const picture = await another();
  await upload(more, picture);
  expect((await send([String(second?.imageId), more.assetId, String(first?.imageId)])).status).toBe(200);
  expect(await imagesOf(id)).toEqual([second, { imageId: expect.any(Number), hash: hashOf(picture) }, first]);
});

test('the same change twice under one key has one effect, even if the upload is removed in between', async () => {
  const { id, member, send } = await posted();
  const form = await formFor(member);
  await upload(form, await another());
  const headers = { 'idempotency-key': randomUUID() };
  const first = await send([form.assetId], headers);
  await side.deps.assets.remove(form.assetId);
  const again = await send([form.assetId], headers);
  expect([again.status, again.body.revision]).toEqual([200, first.body.revision]);
  expect(await imagesOf(id)).toHaveLength(1);
});

test('an asset that nobody uploaded, or that belongs to another person, is unknown', async () => {
  const { id, member, send } = await posted();
  const missing = await formFor(member);
  const theirs = await formFor(staff);
  await upload(theirs, await another());
  for (const { assetId } of [missing, theirs, { assetId: randomUUID() }]) {
    const { status, body } = await send([assetId]);
    expect([status, body.errorCode]).toEqual([422, 'picture.unknown']);
  }
  expect(await imagesOf(id)).toEqual([]);
});

test('an upload that is no picture, has no file or lacks the signature is refused', async () => {
  const { member, send } = await posted();
  const form = await formFor(member);
  expect(await upload(form, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
    415,
    'picture.type',
  ]);
  expect(await upload(form, Buffer.alloc(0))).toEqual([415, 'picture.type']);
  expect(await upload(form, null)).toEqual([400, 'request.parameter_missing']);
  const large = Buffer.concat([await another(), Buffer.alloc(20 * 1024 * 1024)]);
  expect(await upload(form, large)).toEqual([413, 'request.too_large']);
  const [path = ''] = form.url.split('?');
  expect(await upload({ ...form, url: path }, await another())).toEqual([403, 'link.invalid']);
  const { status, body } = await send([form.assetId]);
  expect([status, body.errorCode]).toEqual([422, 'picture.unknown']);
});

test('an unreadable picture is refused by the change that names it', async () => {
  const { id, member, send } = await posted();
  const form = await formFor(member);
  expect(await upload(form, (await another()).subarray(0, 40))).toEqual([204, null]);
  const { status, body } = await send([form.assetId]);
  expect([status, body.errorCode]).toEqual([415, 'picture.unreadable']);
  expect(await imagesOf(id)).toEqual([]);
});

test('a file name that is no picture, and the sixty-first upload, are refused', async () => {
  const { member } = await posted();
  const wrong = await side.call(member, 'POST', '/v1/assets', { names: ['coat.svg'] });
  expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'request.invalid']);
  const names = Array.from({ length: 20 }, (_, index) => `${index}.webp`);
  for (const status of [200, 200, 200, 429]) {
    const answer = await side.call(member, 'POST', '/v1/assets', { names });
    expect(answer.status).toBe(status);
  }
});

test('requests at once get sixty uploads together', async () => {
  const { member } = await posted();
  const names = Array.from({ length: 20 }, (_, index) => `${index}.webp`);
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => side.call(member, 'POST', '/v1/assets', { names })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429]);
});

test('uploads are removed after a day', async () => {
  const { member } = await posted();
  const form = await formFor(member);
  await upload(form, await another());
  expect(await isStored(form.assetId)).toBe(true);
  side.advanceClock(keptForMs);
  const ended = new AbortController();
  const working = makeCalls(side.deps, [dropAsset], ended.signal, () => undefined, { lookEveryMs: 20 });
  await expect.poll(() => isStored(form.assetId), { timeout: 20_000 }).toBe(false);
  ended.abort();
  await working;
});
