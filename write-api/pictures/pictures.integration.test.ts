import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim' };
const pictures = {
  'image/png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600', 'hex'),
  'image/webp': Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'),
  'image/gif': Buffer.from('GIF89a\x01\0', 'latin1'),
};
let side: TestWriteSide;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

function formOf(json: object | string | null, files: Record<string, Uint8Array<ArrayBuffer>>): FormData {
  const form = new FormData();
  if (json !== null) form.set('json', typeof json === 'string' ? json : JSON.stringify(json));
  for (const [key, bytes] of Object.entries(files)) form.set(key, new Blob([bytes]), `${key}.png`);
  return form;
}

const post = (form: FormData) => side.call(staff, 'POST', '/v1/brands', form);
const get = (hash: string, headers = {}) =>
  side.app.inject({ method: 'GET', url: `/v1/pictures/${hash}`, headers });

describe('uploads', () => {
  test.each(Object.entries(pictures))(
    '%s is kept under its hash and served for good',
    async (type, bytes) => {
      const { status } = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: bytes }));
      expect(status).toBe(201);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const answer = await get(hash);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${hash}"`,
        'x-content-type-options': 'nosniff',
      });
      expect(answer.rawPayload).toStrictEqual(bytes);
      expect((await get(hash, { 'if-none-match': `"${hash}"` })).statusCode).toBe(304);
      const again = await side.call(staff, 'POST', '/v1/brands', { name: 'y', images: { logo: hash } });
      expect(again.status).toBe(201);
    },
  );

  test('what is no picture is refused by its bytes, whatever it is called', async () => {
    const html = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { status, body } = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: html }));
    expect([status, body.errorCode]).toStrictEqual([415, 'picture.type']);
  });

  test('a picture of more than ten megabytes is too large', async () => {
    const large = Buffer.concat([pictures['image/png'], Buffer.alloc(10 * 1024 * 1024)]);
    const { status, body } = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: large }));
    expect([status, body.errorCode]).toStrictEqual([413, 'request.too_large']);
  });

  test('a part json that is missing, broken or wrong is named', async () => {
    const missing = await post(formOf(null, {}));
    expect([missing.status, missing.body.errorCode]).toStrictEqual([400, 'request.parameter_missing']);
    const broken = await post(formOf('{', {}));
    expect([broken.status, broken.body.errorCode]).toStrictEqual([400, 'request.malformed_json']);
    const wrong = await post(formOf({ name: 1 }, {}));
    expect([wrong.status, wrong.body.errorCode]).toStrictEqual([400, 'request.invalid']);
    const other = formOf({ name: 'x' }, {});
    other.set('more', 'text');
    const unknown = await post(other);
    expect([unknown.status, unknown.body.detail.fields[0].name]).toStrictEqual([400, 'more']);
  });

  test('other bodies are refused', async () => {
    const { token } = await side.deps.tokens.sign(staff);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/xml' };
    const text = await side.app.inject({ method: 'POST', url: '/v1/brands', headers, payload: 'name' });
    expect([text.statusCode, text.json().errorCode]).toStrictEqual([415, 'request.media_type']);
    const boundless = { ...headers, 'content-type': 'multipart/form-data' };
    const bad = await side.app.inject({
      method: 'POST',
      url: '/v1/brands',
      headers: boundless,
      payload: 'x',
    });
    expect([bad.statusCode, bad.json().errorCode]).toStrictEqual([400, expect.stringMatching(/^request\./)]);
    const cut = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
    const half = '--b\r\ncontent-disposition: form-data; name="json"\r\n\r\n{"name"';
    const ended = await side.app.inject({ method: 'POST', url: '/v1/brands', headers: cut, payload: half });
    expect([ended.statusCode, ended.json().errorCode]).toStrictEqual([
      400,
      expect.stringMatching(/^request\./),
    ]);
  });
});

describe('pictures', () => {
  test('that are not there are not found, and are not remembered as such', async () => {
    const unknown = await get('0'.repeat(64));
    expect([unknown.statusCode, unknown.json().errorCode]).toStrictEqual([404, 'picture.not_found']);
    expect(unknown.headers['cache-control']).toBe('no-store');
    expect((await get('..%2f..%2fetc%2fpasswd')).statusCode).toBe(400);
  });
});
