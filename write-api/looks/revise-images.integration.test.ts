import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look } from '#domain/looks/look.ts';
import type { Caller } from '#http/caller.ts';
import { hashOf } from '../kit/pictures/keep-picture.ts';
import { staff } from '../testing/house.ts';
import { aPicture } from '../testing/picture.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { givenItems } from './testing/given-items.ts';
import { openedWords } from './words.ts';

let side: TestWriteSide;
let shade = 0;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

async function another() {
  shade += 1;
  const bytes = await aPicture({ color: [shade, 20, 90] });
  return { bytes, hash: hashOf(bytes) };
}
type Sent = Awaited<ReturnType<typeof another>>;

/** A form whose body names the pictures p0, p1, … */
function formOf(json: object, ...pictures: readonly Sent[]): FormData {
  const form = new FormData();
  form.set('json', JSON.stringify(json));
  for (const [index, { bytes }] of pictures.entries()) form.set(`p${index}`, new Blob([bytes]), 'p.png');
  return form;
}

const imagesOf = async (id: number) => (await side.deps.streams.refresh(look, id)).state.images;
const hashesOf = async (id: number) => (await imagesOf(id)).map(({ hash }) => hash);
const isKept = ({ hash }: Sent) => side.storage.has(hash);

/** A look of one item with two images. */
async function posted() {
  const { itemIds, member } = await givenItems(side, 1);
  const pictures = [await another(), await another()] as const;
  const body = { sns_type: 'Instagram', tryset_item_ids: itemIds, images: ['p0', 'p1'] };
  const { status, body: answer } = await side.call(member, 'POST', '/v1/looks', formOf(body, ...pictures));
  expect(status).toBe(201);
  const id: number = answer.id;
  const send = (method: 'PUT' | 'PATCH', form: object, headers = {}, caller: Caller = member) =>
    side.call(caller, method, `/v1/looks/${id}`, form, headers);
  const whole = { link: null, description: 'as a whole', tryset_item_ids: itemIds };
  return { id, itemIds, member, pictures, send, whole };
}

describe.each(['PUT', 'PATCH'] as const)('%s of a look', (method) => {
  test('replaces its images with sent and known pictures, in their order', async () => {
    const { id, pictures, send, whole } = await posted();
    const [first, second] = await imagesOf(id);
    const sent = await another();
    const images = [pictures[1].hash, 'p0', pictures[0].hash];
    const said = method === 'PUT' ? whole : {};
    expect((await send(method, formOf({ ...said, images }, sent))).status).toBe(200);
    expect(await hashesOf(id)).toEqual([pictures[1].hash, sent.hash, pictures[0].hash]);
    const [moved, , last] = await imagesOf(id);
    expect([moved, last]).toEqual([second, first]);
    expect(await isKept(sent)).toBe(true);
    expect((await send(method, { ...said, images: [] })).status).toBe(200);
    expect(await hashesOf(id)).toEqual([]);
  });

  test('leaves its images alone without `images`', async () => {
    const { id, pictures, send, whole } = await posted();
    expect((await send(method, formOf(whole))).status).toBe(200);
    expect(await hashesOf(id)).toEqual(pictures.map(({ hash }) => hash));
    const { state } = await side.deps.streams.refresh(look, id);
    expect((await openedWords(side.deps, state)).description).toBe('as a whole');
  });

  test('has one effect for one idempotency key, and refuses other pictures under it', async () => {
    const { id, send, whole } = await posted();
    const headers = { 'idempotency-key': randomUUID() };
    const [sent, other] = [await another(), await another()];
    const form = (picture: Sent) => formOf({ ...whole, images: ['p0'] }, picture);
    const both = await Promise.all([send(method, form(sent), headers), send(method, form(sent), headers)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect((await send(method, { images: [], ...(method === 'PUT' && whole) })).status).toBe(200);
    expect((await send(method, form(sent), headers)).body).toEqual(both[0]?.body);
    expect(await hashesOf(id)).toEqual([]);
    const reused = await send(method, form(other), headers);
    expect([reused.status, reused.body.errorCode]).toEqual([409, 'idempotency.key_reused']);
    expect(await isKept(other)).toBe(false);
  });

  test('changes and stores nothing if it is refused', async () => {
    const { id, itemIds, pictures, send, whole } = await posted();
    const stranger = (await givenItems(side, 1)).member;
    const cases: [number, string, object, object, Caller?][] = [
      [422, 'picture.unknown', { images: ['p0', 'nowhere'] }, {}],
      [422, 'look.tryset_item_unknown', { images: ['p0'], tryset_item_ids: [...itemIds, 999_999] }, {}],
      [412, 'concurrency.revision_mismatch', { images: ['p0'] }, { 'if-match': '"77"' }],
      [400, 'request.invalid', { images: Array.from({ length: 21 }, () => 'p0') }, {}],
      [404, 'look.not_found', { images: ['p0'] }, {}, stranger],
    ];
    for (const [status, code, said, headers, caller] of cases) {
      const sent = await another();
      const answer = await send(method, formOf({ ...whole, ...said }, sent), headers, caller);
      expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
      expect(await isKept(sent), code).toBe(false);
      expect(await hashesOf(id)).toEqual(pictures.map(({ hash }) => hash));
    }
  });

  test('leaves the images of one of two simultaneous requests', async () => {
    const { id, send, whole } = await posted();
    const sent = [await another(), await another()];
    const answers = await Promise.all(
      sent.map((picture) => send(method, formOf({ ...whole, images: ['p0'] }, picture))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent.map(({ hash }) => [hash])).toContainEqual(await hashesOf(id));
  });
});

test('a member may change the images of a certified look, but not its words', async () => {
  const { id, send } = await posted();
  expect((await side.call(staff, 'POST', `/v1/looks/${id}/actions/approve_item`, {})).status).toBe(200);
  const sent = await another();
  const refused = await send('PATCH', formOf({ images: ['p0'], description: 'other' }, sent));
  expect([refused.status, refused.body.errorCode, await isKept(sent)]).toEqual([
    409,
    'look.already_approved',
    false,
  ]);
  expect((await send('PATCH', formOf({ images: ['p0'] }, sent))).status).toBe(200);
  expect(await hashesOf(id)).toEqual([sent.hash]);
});
