import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import type { Caller } from '#http/caller.ts';
import { impatient } from '../../testing/pace.ts';
import { aPicture } from '../../testing/picture.ts';
import { type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';
import { systemContext } from '../changes/context.ts';
import { runCommand } from '../commands/run-command.ts';
import { untilIndexed } from '../index/until-known.ts';
import { createCertificates } from './certificates.ts';
import { hashOf } from './keep-picture.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const member: Caller = { label: 'user', id: 7, name: 'Mina' };
const adminOf = (brandId: number): Caller => ({
  label: 'brand_admin',
  id: 900 + brandId,
  name: 'Lee',
  brandId,
  brand: { name: 'Acme', nameKo: null },
});
let side: TestWriteSide;
let shade = 0;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

type Role = Pick<TestWriteSide, 'app' | 'deps'>;

/** Requests a path below the pictures, by default without a caller. Paths of originals are signed. */
async function get(path: string, caller?: Caller, { app, deps }: Role = side, headers = {}) {
  const token = caller && (await deps.tokens.sign(caller)).token;
  const own = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const address = `/v1/pictures/${path}`;
  const url = path.includes('/') ? address : deps.tokens.links.signSteady(address);
  return app.inject({ url, headers: { ...own, ...headers } });
}

const statusOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).statusCode;

/** Returns a picture that no request has sent yet. */
async function another() {
  shade += 1;
  const bytes = await aPicture({ width: 400, height: 300, color: [shade, 0, 0] });
  return { bytes, hash: hashOf(bytes) };
}

async function newBrand(): Promise<number> {
  return (await side.call(staff, 'POST', '/v1/brands', { name: 'Acme' })).body.id;
}

/** Changes a brand by a form with one picture. */
function send(caller: Caller, brandId: number, body: object, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('json', JSON.stringify(body));
  form.set('k', new Blob([bytes]), 'k.png');
  return side.call(caller, 'PATCH', `/v1/brands/${brandId}`, form);
}

const asCertificate = { business_certificate_image: 'k' };
const asLogo = { images: { logo: 'k' } };

async function givenCertificate() {
  const brandId = await newBrand();
  const picture = await another();
  expect((await send(adminOf(brandId), brandId, asCertificate, picture.bytes)).status).toBe(200);
  return { brandId, ...picture };
}

/** Appends an event that names a picture, like older processes that did not know hidden pictures. */
async function namedBefore(brandId: number, kind: 'logo' | 'business_certificate') {
  const { bytes, hash } = await another();
  await side.deps.pictures.put(bytes);
  const command = { action: 'set_picture', kind, hash } as const;
  const change = { decider: brand, id: brandId, name: 'revise', command };
  await runCommand(side.deps.streams, change, systemContext(side.deps.clock));
  return hash;
}

describe('a certificate', () => {
  test('is hidden from the public from its upload on, whatever public caches hold', async () => {
    const { hash } = await givenCertificate();
    const unknown = '0'.repeat(64);
    for (const [path, kept] of [
      [hash, hash],
      [`${hash}/small`, `${hash}.small.jpeg`],
    ] as const) {
      const hidden = await get(path, staff, side, { 'if-none-match': `"${kept}"` });
      const missing = await get(path.replace(hash, unknown));
      expect([hidden.statusCode, hidden.json().errorCode]).toStrictEqual([404, 'picture.not_found']);
      expect(hidden.headers['cache-control']).toBe('no-store');
      expect(hidden.headers).not.toHaveProperty('etag');
      expect(hidden.body.replaceAll(hash, unknown)).toBe(missing.body);
    }
  });

  test('is served to staff and the brand’s own admins, and is not cached', async () => {
    const { brandId, bytes, hash } = await givenCertificate();
    for (const caller of [staff, adminOf(brandId)]) {
      const whole = await get(`certificates/${hash}`, caller);
      expect([whole.statusCode, whole.rawPayload]).toStrictEqual([200, bytes]);
      expect(whole.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'",
      });
      const small = await get(`certificates/${hash}/small`, caller, side, { 'image-accept': 'webp' });
      expect([small.statusCode, small.headers['content-type']]).toStrictEqual([200, 'image/webp']);
      expect(small.headers['cache-control']).toBe('private, no-store');
    }
  });

  test('is served to nobody else, and no other brand learns that it exists', async () => {
    const { brandId, hash } = await givenCertificate();
    const other = adminOf(brandId + 1);
    for (const path of [`certificates/${hash}`, `certificates/${hash}/large`]) {
      expect(await statusOf(path)).toBe(401);
      expect(await statusOf(path, member)).toBe(403);
      const hidden = await get(path, other);
      const missing = await get(path.replace(hash, '0'.repeat(64)), other);
      expect([hidden.statusCode, missing.statusCode]).toStrictEqual([404, 404]);
      expect(hidden.body.replaceAll(hash, '0'.repeat(64))).toBe(missing.body);
      expect(hidden.headers['cache-control']).toBe('no-store');
    }
  });

  test('is not served by this route if it was only ever shown publicly', async () => {
    const brandId = await newBrand();
    const { bytes, hash } = await another();
    await send(staff, brandId, asLogo, bytes);
    expect(await statusOf(hash)).toBe(200);
    expect(await statusOf(`certificates/${hash}`, staff)).toBe(404);
  });

  test('stays hidden after it was replaced or removed, or its request was refused', async () => {
    const { brandId, hash } = await givenCertificate();
    await side.call(staff, 'PATCH', `/v1/brands/${brandId}`, { business_certificate_image: null });
    expect(await statusOf(hash)).toBe(404);
    expect(await statusOf(`certificates/${hash}`, adminOf(brandId))).toBe(200);
    const refused = await another();
    const body = { ...asCertificate, is_published: true };
    expect((await send(adminOf(brandId), brandId, body, refused.bytes)).status).toBe(403);
    expect(await statusOf(refused.hash)).toBe(404);
  });

  test('is public if it is also shown elsewhere, whichever came first', async () => {
    for (const bodies of [
      [asLogo, asCertificate],
      [asCertificate, asLogo],
    ]) {
      const brandId = await newBrand();
      const { bytes, hash } = await another();
      for (const body of bodies) expect((await send(staff, brandId, body, bytes)).status).toBe(200);
      await untilIndexed(side.deps);
      expect(await statusOf(hash)).toBe(200);
      expect(await statusOf(`certificates/${hash}`, adminOf(brandId))).toBe(200);
      expect(await statusOf(`certificates/${hash}`, adminOf(brandId + 1))).toBe(404);
    }
  });
});

describe('by its hash', () => {
  test('cannot be shown publicly or used by another brand', async () => {
    const { brandId, hash } = await givenCertificate();
    const other = await newBrand();
    const tried = [
      [adminOf(other), other, { business_certificate_image: hash }],
      [adminOf(other), other, { images: { logo: hash } }],
      [staff, brandId, { images: { title: hash } }],
    ] as const;
    for (const [caller, id, body] of tried) {
      const { status, body: answer } = await side.call(caller, 'PATCH', `/v1/brands/${id}`, body);
      expect([status, answer.errorCode]).toStrictEqual([422, 'picture.unknown']);
    }
    const product = { brand_id: other, name: 'Coat', gender: 'female', original_price: 1, cover_image: hash };
    expect((await side.call(adminOf(other), 'POST', '/v2/products', product)).status).toBe(422);
    await untilIndexed(side.deps);
    expect(await statusOf(hash)).toBe(404);
    expect(await statusOf(`certificates/${hash}`, adminOf(other))).toBe(404);
  });

  test('can be named again by its own brand and staff', async () => {
    const { brandId, hash } = await givenCertificate();
    const body = { business_certificate_image: hash };
    expect((await side.call(adminOf(brandId), 'PATCH', `/v1/brands/${brandId}`, body)).status).toBe(200);
    const other = await newBrand();
    expect((await side.call(staff, 'PATCH', `/v1/brands/${other}`, body)).status).toBe(200);
    expect(await statusOf(`certificates/${hash}`, adminOf(other))).toBe(200);
  });
});

describe('other processes', () => {
  test('know it at once, also those that start later', async () => {
    const { brandId, hash } = await givenCertificate();
    const beside = await side.openBeside();
    const later = await givenCertificate();
    for (const each of [hash, later.hash]) expect(await statusOf(each, undefined, beside)).toBe(404);
    expect(await statusOf(`certificates/${hash}`, adminOf(brandId), beside)).toBe(200);
  });

  test('know the certificates of an existing installation, and serve nothing until they do', async () => {
    const brandId = await newBrand();
    const logo = await namedBefore(brandId, 'logo');
    const behind = await side.deps.db.transaction().execute(async (transaction) => {
      await sql`lock table write.named_pictures in exclusive mode`.execute(transaction);
      const hash = await namedBefore(brandId, 'business_certificate');
      const { isHidden } = createCertificates(impatient(side.deps));
      await expect(isHidden(hash)).rejects.toMatchObject({ statusCode: 503 });
      return { hash, isHidden };
    });
    await untilIndexed(side.deps);
    expect(await behind.isHidden(behind.hash)).toBe(true);
    const beside = await side.openBeside();
    expect(await statusOf(behind.hash, undefined, beside)).toBe(404);
    expect(await statusOf(`certificates/${behind.hash}`, adminOf(brandId), beside)).toBe(200);
    expect(await statusOf(logo, undefined, beside)).toBe(200);
  });
});
