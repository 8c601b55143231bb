import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { accessTokens } from '#http/token.ts';
import { asker } from '#test/ask.ts';
import { type TestServer, testServer } from '#test/server.ts';
import { hashOf } from '#write-api/kit/pictures/keep-picture.ts';
import { stripped } from '#write-api/kit/pictures/strip/strip.ts';
import { givenHouse, type House, staff } from '#write-api/testing/house.ts';
import { toldPicture } from '#write-api/testing/told-picture.ts';

const colors = {
  logoA: 'red',
  logoB: 'green',
  coverA: 'blue',
  coverB: 'yellow',
  certificateA: 'cyan',
  memoA: 'magenta',
  portrait: 'black',
  ticket: 'white',
};
type Name = keyof typeof colors;

let server: TestServer;
let ask: ReturnType<typeof asker>;
let acme: House;
let bolt: House;
let ticketId: number;
const hashes = new Map<Name, string>();
const hashOfNamed = (name: Name) => hashes.get(name) ?? '';

/** Uploads a photo as a form whose body refers to it as `shot`. */
async function send(caller: Caller, method: string, path: string, name: Name, body: object) {
  const bytes = await toldPicture('image/jpeg', colors[name]);
  hashes.set(name, hashOf(stripped(bytes)));
  const form = new FormData();
  form.set('json', JSON.stringify(body));
  form.set('shot', new Blob([bytes]), 'shot.jpg');
  const answer = await ask(caller, method, path, form);
  expect([answer.status, answer.text], path).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  return answer.body;
}

beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
  acme = await givenHouse({ call: ask }, 'acme');
  bolt = await givenHouse({ call: ask }, 'bolt');
  await send(staff, 'PATCH', `/v1/brands/${acme.brandId}`, 'logoA', { images: { logo: 'shot' } });
  await send(bolt.admin, 'PATCH', `/v1/brands/${bolt.brandId}`, 'logoB', { images: { logo: 'shot' } });
  await send(acme.admin, 'PATCH', `/v2/products/${acme.productId}`, 'coverA', { cover_image: 'shot' });
  await send(staff, 'PATCH', `/v2/products/${bolt.productId}`, 'coverB', { cover_image: 'shot' });
  const certificate = { business_certificate_image: 'shot' };
  await send(acme.admin, 'PATCH', `/v1/brands/${acme.brandId}`, 'certificateA', certificate);
  const memo = { comment: 'a stain', sub_item_image: 'shot' };
  await send(staff, 'POST', `/v1/stocks/${acme.stockIds[1]}/memo`, 'memoA', memo);
  await send(staff, 'PUT', `/v1/users/${acme.member.id}/picture`, 'portrait', { picture: 'shot' });
  const question = { title: 'Torn', text: 'It came so.', pictures: ['shot'] };
  const ticket = await send(acme.member, 'POST', '/v1/support-tickets', 'ticket', question);
  ticketId = ticket.id;
});
afterAll(() => server?.close());

/** Returns the paths of the lists, details and histories that can contain these pictures. */
const places = () => [
  '/v1/brands',
  '/v2/products',
  '/v1/users',
  '/v1/stocks',
  '/v2/trysets',
  '/v1/support-tickets',
  `/v1/support-tickets/${ticketId}`,
  ...[acme, bolt].flatMap(({ brandId, productId, stockIds, member, trysetId, itemId }) => [
    `/v1/brands/${brandId}`,
    `/v1/brands/${brandId}/history`,
    `/v2/products/${productId}`,
    `/v2/products/${productId}/history`,
    `/v1/stocks/${stockIds[1]}`,
    `/v1/stocks/${stockIds[1]}/history`,
    `/v1/users/${member.id}`,
    `/v1/users/${member.id}/history`,
    `/v2/trysets/${trysetId}`,
    `/v2/trysets/items/${itemId}`,
  ]),
];

/** Returns all picture URLs in the answers that a caller gets. */
async function toldTo(caller: Caller): Promise<string[]> {
  const told = new Set<string>();
  for (const place of places()) {
    const { status, text } = await ask(caller, 'GET', place);
    expect([200, 403, 404], place).toContain(status);
    for (const [, url = ''] of text.matchAll(/"url":"([^"]*\/pictures\/[^"]*)"/g)) told.add(url);
  }
  return [...told];
}
const namesIn = (told: readonly string[]) =>
  [...hashes].filter(([, hash]) => told.some((url) => url.includes(hash))).map(([name]) => name);
const toldOf = async (caller: Caller, name: Name) =>
  (await toldTo(caller)).filter((url) => url.includes(hashOfNamed(name)));

/** Fetches a URL as a caller, or without a sign-in. */
async function open(path: string, caller?: Caller) {
  const headers = caller ? { authorization: await server.authorization(caller) } : undefined;
  const response = await fetch(server.url + path, { ...(headers && { headers }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPicture = response.headers.get('content-type')?.startsWith('image/');
  const code: string | null = isPicture ? null : JSON.parse(bytes.toString()).errorCode;
  return { status: response.status, bytes, code };
}
/** Fetches a URL as each caller, and returns the status by the caller's name. */
async function statuses(path: string) {
  const everybody: readonly [string, Caller?][] = [
    ['staff', staff],
    ['own brand', acme.admin],
    ['other brand', bolt.admin],
    ['own member', acme.member],
    ['other member', bolt.member],
    ['nobody'],
  ];
  const found: Record<string, number> = {};
  for (const [name, caller] of everybody) found[name] = (await open(path, caller)).status;
  return found;
}
/** Returns links that were signed this many hours ago. */
function linksOf(hoursAgo: number) {
  const key = Buffer.from(server.secrets.JWT_SECRET);
  return accessTokens({ key, now: () => new Date(Date.now() - hoursAgo * 3_600_000) }).links;
}

test('callers get the pictures of things that they see, and no others', async () => {
  const told = async (caller: Caller) => namesIn(await toldTo(caller)).toSorted();
  expect(await told(staff)).toEqual(Object.keys(colors).toSorted());
  expect(await told(acme.admin)).toEqual(['certificateA', 'coverA', 'logoA', 'memoA']);
  expect(await told(bolt.admin)).toEqual(['coverB', 'logoB']);
  expect(await told(acme.member)).toEqual(['coverA', 'coverB', 'logoA', 'logoB', 'portrait', 'ticket']);
  expect(await told(bolt.member)).toEqual(['coverA', 'coverB', 'logoA', 'logoB']);
});

describe('a picture of a product, a brand, a garment or a member', () => {
  const shown = ['logoA', 'coverB', 'memoA', 'portrait'] as const;

  test('is public in its reduced sizes, and in full size through its signed URL', async () => {
    for (const name of shown) {
      const told = await toldOf(staff, name);
      const sizes = told.filter((url) => /\/(small|standard|large)$/.test(url));
      expect(new Set(sizes).size, name).toBe(3);
      for (const size of sizes) expect((await open(size)).status, size).toBe(200);
      const origins = told.filter((url) => !sizes.includes(url));
      expect(origins.length, name).toBeGreaterThan(0);
      for (const origin of origins) {
        const { status, bytes } = await open(origin);
        expect([status, hashOf(bytes)], origin).toEqual([200, hashOfNamed(name)]);
      }
    }
  });

  test('is refused in full size with no, another, a changed or an expired signature', async () => {
    const [own = ''] = (await toldOf(bolt.admin, 'coverB')).filter((url) => url.includes('signature='));
    const [others = ''] = (await toldOf(bolt.admin, 'logoB')).filter((url) => url.includes('signature='));
    const [path = '', signature = ''] = own.split('?signature=');
    const [until = '', mac = ''] = signature.split('.');
    const invalid = [
      path,
      `${path}?signature=`,
      `${path}?signature=${others.split('?signature=')[1]}`,
      `${path}?signature=${Number(until) + 3_600}.${mac}`,
      `${path}?signature=${until}.${mac.split('').reverse().join('')}`,
      own.replace(hashOfNamed('coverB'), hashOfNamed('coverA')),
    ];
    for (const url of invalid) {
      for (const caller of [undefined, bolt.admin, staff]) {
        const { status, code } = await open(url, caller);
        expect([status, code], url).toEqual([403, 'link.invalid']);
      }
    }
    const expired = await open(linksOf(2).signSteady(path), staff);
    expect([expired.status, expired.code]).toEqual([403, 'link.expired']);
    expect((await open(linksOf(0).signSteady(path))).status).toBe(200);
  });
});

test('only staff and its brand get a business certificate, through no public or signed URL', async () => {
  const hash = hashOfNamed('certificateA');
  const told = await toldOf(acme.admin, 'certificateA');
  expect(told.length).toBe(4);
  for (const url of told) {
    expect(await statuses(url), url).toEqual({
      staff: 200,
      'own brand': 200,
      'other brand': 404,
      'own member': 403,
      'other member': 403,
      nobody: 401,
    });
  }
  for (const url of [`/v1/pictures/${hash}/large`, linksOf(0).signSteady(`/v1/pictures/${hash}`)]) {
    expect(new Set(Object.values(await statuses(url))), url).toEqual(new Set([404]));
  }
});

test('only its author and staff get a picture of a support ticket, through no public or signed URL', async () => {
  const hash = hashOfNamed('ticket');
  const told = await toldOf(acme.member, 'ticket');
  expect(told.length).toBe(4);
  for (const url of told) {
    expect(await statuses(url), url).toEqual({
      staff: 200,
      'own brand': 404,
      'other brand': 404,
      'own member': 200,
      'other member': 404,
      nobody: 401,
    });
  }
  for (const url of [`/v1/pictures/${hash}/large`, linksOf(0).signSteady(`/v1/pictures/${hash}`)]) {
    expect(new Set(Object.values(await statuses(url))), url).toEqual(new Set([404]));
  }
});
