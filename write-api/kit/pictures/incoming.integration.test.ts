import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import type { Caller } from '#http/caller.ts';
import { givenItems } from '../../looks/testing/given-items.ts';
import { aPicture } from '../../testing/picture.ts';
import { told, toldPicture } from '../../testing/told-picture.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';
import { makeChange } from '../changes/change.ts';
import { systemContext } from '../changes/context.ts';
import { untilIndexed } from '../index/until-known.ts';
import type { Uploads } from './incoming.ts';
import { hashOf, madePicture } from './keep-picture.ts';
import { pictureTypes } from './picture-type.ts';
import { stripped } from './strip/strip.ts';

const minute = 60_000;
const soon = { timeout: 20_000, interval: 50 };
const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
type Method = 'POST' | 'PUT' | 'PATCH';
let side: TestWriteSide;
let shade = 0;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

async function another() {
  shade += 1;
  const bytes = await aPicture({ color: [shade, 120, 200] });
  return { bytes, hash: hashOf(bytes) };
}
type Sent = Awaited<ReturnType<typeof another>>;

/** Returns a form whose body names the pictures p0, p1, … */
function formOf(json: object | null, ...pictures: readonly Pick<Sent, 'bytes'>[]): FormData {
  const form = new FormData();
  if (json !== null) form.set('json', JSON.stringify(json));
  for (const [index, { bytes }] of pictures.entries()) form.set(`p${index}`, new Blob([bytes]), 'p.png');
  return form;
}

const isKept = ({ hash }: Pick<Sent, 'hash'>, of = side) => of.storage.has(hash);
const rowsOf = ({ hash }: Pick<Sent, 'hash'>) =>
  side.deps.db
    .selectFrom('write.outside_calls')
    .select('key')
    .where('kind', '=', 'drop_picture')
    .where('key', '=', hash)
    .execute();
const isSettled = (picture: Pick<Sent, 'hash'>) => expect.poll(() => rowsOf(picture), soon).toEqual([]);
async function bytesCounted(of = side): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::int as bytes from write.picture_days`.execute(of.deps.db);
  return rows[0]?.bytes ?? 0;
}
const logo = { images: { logo: 'p0' } };
const newBrand = async (): Promise<number> =>
  (await side.call(staff, 'POST', '/v1/brands', { name: 'Acme' })).body.id;
const adminOf = (brandId: number): Caller => ({
  label: 'brand_admin',
  id: 900 + brandId,
  name: 'Lee',
  brandId,
  brand: { name: 'Acme', nameKo: null },
});
const aMember = async (): Promise<number> =>
  (
    await side.call(staff, 'POST', '/v1/users', {
      username: `m-${randomUUID().slice(0, 8)}`,
      role: 'curator',
    })
  ).body.id;

describe('a refused request stores nothing', () => {
  test('whatever the reason', async () => {
    const brandId = await newBrand();
    const path = `/v1/brands/${brandId}`;
    const number = { business_registration_number: '1208147521' };
    expect((await side.call(staff, 'PATCH', `/v1/brands/${await newBrand()}`, number)).status).toBe(200);
    const unknown = { images: { logo: 'p0', list: 'nowhere' } };
    const cases: [number, Caller, string, object, object][] = [
      [412, staff, path, logo, { 'if-match': '"77"' }],
      [409, staff, path, { ...logo, ...number }, {}],
      [403, adminOf(brandId), path, { ...logo, is_published: true }, {}],
      [422, staff, path, unknown, {}],
      [404, staff, '/v1/brands/999999', logo, {}],
    ];
    const before = await bytesCounted();
    for (const [status, caller, url, body, headers] of cases) {
      const picture = await another();
      const answer = await side.call(caller, 'PATCH', url, formOf(body, picture), headers);
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect([await isKept(picture), await rowsOf(picture)], String(status)).toEqual([false, []]);
    }
    expect(await bytesCounted()).toBe(before);
  });

  test('not even a certificate, nor a record of it', async () => {
    const brandId = await newBrand();
    const picture = await another();
    const body = { business_certificate_image: 'p0', is_published: true };
    const answer = await side.call(adminOf(brandId), 'PATCH', `/v1/brands/${brandId}`, formOf(body, picture));
    expect([answer.status, await isKept(picture)]).toEqual([403, false]);
    const noted = side.deps.db.selectFrom('write.named_pictures').where('hash', '=', picture.hash);
    expect(await noted.selectAll().execute()).toEqual([]);
  });
});

describe('under one idempotency key', () => {
  test('other pictures make another request, and are not stored', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/v1/users/${await aMember()}/picture`;
    const [first, second] = [await another(), await another()];
    const send = (picture: Sent) => side.call(staff, 'PUT', path, formOf(null, picture), headers);
    const taken = await send(first);
    expect(taken.status).toBe(200);
    const counted = await bytesCounted();
    const repeat = await send(first);
    expect([repeat.status, repeat.body]).toEqual([200, taken.body]);
    const other = await send(second);
    expect([other.status, other.body.errorCode]).toEqual([409, 'idempotency.key_reused']);
    expect([await isKept(first), await isKept(second)]).toEqual([true, false]);
    expect(await bytesCounted()).toBe(counted);
  });
});

test('every route that takes pictures stores those that its events name, without camera data', async () => {
  const given = await givenItems(side, 1);
  const { stockItemIds } = await givenStock(side, 1);
  const brandId = await newBrand();
  const product = { brand_id: brandId, name: 'Coat', gender: 'female', original_price: 1 };
  const post = { sns_type: 'Instagram', link: 'https://www.instagram.com/p/Ckept/' };
  let [lookId, ticketId, productId] = [0, 0, 0];
  const calls: [Caller, Method, () => string, object | null, ((id: number) => void)?][] = [
    [staff, 'POST', () => '/v1/brands', { name: 'x', ...logo }],
    [staff, 'PUT', () => `/v1/brands/${brandId}`, { name: 'x', images: { title: 'p0' } }],
    [adminOf(brandId), 'PATCH', () => `/v1/brands/${brandId}`, { business_certificate_image: 'p0' }],
    [staff, 'POST', () => '/v2/products', { ...product, cover_image: 'p0' }, (id) => (productId = id)],
    [staff, 'PATCH', () => `/v2/products/${productId}`, { contents: ['p0'] }],
    [staff, 'PUT', () => `/v1/users/${given.userId}/picture`, null],
    [staff, 'PUT', () => `/v1/users/${given.userId}/poster`, null],
    [
      ...([given.member, 'POST', () => '/v1/looks'] as const),
      { ...post, tryset_item_ids: given.itemIds, images: ['p0'] },
      (id) => (lookId = id),
    ],
    [given.member, 'POST', () => `/v1/looks/${lookId}/images`, null],
    [given.member, 'PATCH', () => `/v1/looks/${lookId}`, { images: ['p0'] }],
    [
      ...([given.member, 'PUT', () => `/v1/looks/${lookId}`] as const),
      { link: null, description: '', tryset_item_ids: given.itemIds, images: ['p0'] },
    ],
    [
      given.member,
      'POST',
      () => '/v1/support-tickets',
      { title: 'x', text: 'y', pictures: ['p0'] },
      (id) => (ticketId = id),
    ],
    [given.member, 'POST', () => `/v1/support-tickets/${ticketId}/messages`, { text: 'z', pictures: ['p0'] }],
    [staff, 'POST', () => `/v1/stocks/${stockItemIds[0]}/memo`, { comment: 'x', sub_item_image: 'p0' }],
  ];
  const kept: { hash: string }[] = [];
  for (const [index, [caller, method, url, body, onId]] of calls.entries()) {
    const type = pictureTypes[index % pictureTypes.length] ?? 'image/jpeg';
    const bytes = await toldPicture(type, `rgb(${index},${index + 1},9)`);
    const answer = await side.call(caller, method, url(), formOf(body, { bytes }));
    expect([answer.status, answer.body], url()).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
    onId?.(answer.body.id);
    const hash = hashOf(stripped(bytes));
    const own = Buffer.from((await side.storage.get(hash)) ?? []).toString('latin1');
    expect(own.length, url()).toBeGreaterThan(20);
    expect(told.filter((text) => own.includes(text))).toEqual([]);
    expect(await side.storage.has(hashOf(bytes))).toBe(false);
    kept.push({ hash });
  }
  for (const each of kept) await isSettled(each);
  side.advanceClock(70 * minute);
  await untilIndexed(side.deps);
  for (const each of kept) expect(await isKept(each)).toBe(true);
});

/** Stores a picture like a request whose process dies before it appends the event. */
async function halfWay(bytes: Uint8Array) {
  const { hash, bytes: origin, sizes } = await madePicture(bytes);
  const read = async (variant?: Parameters<typeof sizes.get>[0]) =>
    (variant === undefined ? origin : sizes.get(variant)) ?? origin;
  const picture = { hash, size: origin.length, read };
  const uploads: Uploads = { files: new Map(), named: new Map([[hash, { picture, as: [] }]]) };
  await side.deps.incoming.beside(uploads, systemContext(side.deps.clock)).keep();
}

describe('when a process dies', () => {
  test('before the event, the picture stays for an hour, cannot be named, and is then removed', async () => {
    const picture = await another();
    await halfWay(picture.bytes);
    side.advanceClock(59 * minute);
    const path = `/v1/users/${await aMember()}/picture`;
    const named = await side.call(staff, 'PUT', path, { picture: picture.hash });
    expect([named.status, named.body.errorCode]).toEqual([422, 'picture.unknown']);
    expect(await isKept(picture)).toBe(true);
    side.advanceClock(2 * minute);
    await expect.poll(() => isKept(picture), soon).toBe(false);
    await isSettled(picture);
  });

  test('after the event, the follower makes the picture stay', async () => {
    const picture = await another();
    const id = await aMember();
    await halfWay(picture.bytes);
    const commands = [{ action: 'set_picture', kind: 'picture', hash: picture.hash } as const];
    const change = { decider: member, id, commands, name: 'set_picture' };
    await makeChange(side.deps, change, { context: systemContext(side.deps.clock) });
    await isSettled(picture);
    side.advanceClock(70 * minute);
    await untilIndexed(side.deps);
    expect(await isKept(picture)).toBe(true);
  });

  test('and another request sends the same picture just then, it stays for that one', async () => {
    const picture = await another();
    await halfWay(picture.bytes);
    side.advanceClock(61 * minute);
    const path = `/v1/users/${await aMember()}/picture`;
    expect((await side.call(staff, 'PUT', path, formOf(null, picture))).status).toBe(200);
    await isSettled(picture);
    expect(await isKept(picture)).toBe(true);
  });
});

describe('per person and day', () => {
  test('the byte limit holds for simultaneous requests too, and resets the next day', async () => {
    const limited = await testWriteSide({ dailyBytes: { member: 1, worker: 6_000 } });
    try {
      const sent = await Promise.all(Array.from({ length: 12 }, another));
      const users = await Promise.all(
        sent.map(async (picture, index) => {
          const body = { username: `limited-${index}`, role: 'curator' };
          const id = (await limited.call(staff, 'POST', '/v1/users', body)).body.id;
          return () => limited.call(staff, 'PUT', `/v1/users/${id}/picture`, formOf(null, picture));
        }),
      );
      const atOnce: Awaited<ReturnType<(typeof users)[0]>>[] = [];
      for (let from = 0; from < users.length; from += 4) {
        atOnce.push(...(await Promise.all(users.slice(from, from + 4).map((put) => put()))));
      }
      const full = atOnce.filter(({ status }) => status === 429);
      expect(full.length).toBeGreaterThan(0);
      expect(atOnce.every(({ status }) => status === 429 || status === 200)).toBe(true);
      expect(full[0]?.body).toMatchObject({ errorCode: 'picture.day_full', detail: { atMost: 6_000 } });
      expect(Number(full[0]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(await bytesCounted(limited)).toBeLessThanOrEqual(6_000);
      const kept = await Promise.all(sent.map((picture) => isKept(picture, limited)));
      for (const [index, { status }] of atOnce.entries()) {
        if (status === 429) expect(kept[index]).toBe(false);
      }
      limited.advanceClock(24 * 60 * minute);
      const refused = atOnce.findIndex(({ status }) => status === 429);
      expect((await users[refused]?.())?.status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('a caller over the limit leaves the names free that the request would have claimed', async () => {
    const limited = await testWriteSide({ dailyBytes: { member: 1, worker: 1 } });
    try {
      const body = { name: 'x', business_registration_number: '1208147521' };
      const full = await limited.call(
        staff,
        'POST',
        '/v1/brands',
        formOf({ ...body, ...logo }, await another()),
      );
      expect([full.status, full.body.errorCode]).toEqual([429, 'picture.day_full']);
      expect((await limited.call(staff, 'POST', '/v1/brands', body)).status).toBe(201);
    } finally {
      await limited.close();
    }
  });
});
