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

/** A form with one part, a file where it is given a name. */
function formWith(key: string, value: string | Blob, fileName?: string): FormData {
  const form = new FormData();
  if (typeof value === 'string') form.set(key, value);
  else form.set(key, value, fileName);
  return form;
}

/** A form as a program writes it by hand: one part with a content type and without a file's name, as `curl -F 'json=…;type=…'`. */
function handWritten(key: string, text: string): Sent {
  const head = `--b\r\ncontent-disposition: form-data; name="${key}"\r\ncontent-type: application/json\r\n\r\n`;
  const body = Buffer.from(`${head}${text}\r\n--b--\r\n`);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
}

/** Every call that takes pictures. */
const takingPictures = [
  ['POST', '/v1/brands'],
  ['PUT', '/v1/brands/1'],
  ['PATCH', '/v1/brands/1'],
  ['POST', '/v2/products'],
  ['PUT', '/v2/products/1'],
  ['PATCH', '/v2/products/1'],
  ['PUT', '/v2/products/1/sizes/1'],
  ['PATCH', '/v2/products/1/sizes/1'],
  ['PUT', '/v1/users/1/picture'],
  ['PUT', '/v1/users/1/poster'],
] as const;

interface Sent {
  body: object;
  headers?: Record<string, string>;
}
const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, { body, headers }: Sent) =>
  side.call(staff, method, path, body, headers);
const post = (form: FormData) => send('POST', '/v1/brands', { body: form });
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

  const asJson = (text: string) => new Blob([text], { type: 'application/json' });
  const forms: Record<string, (text: string) => Sent> = {
    'a plain field': (text) => ({ body: formWith('json', text) }),
    'a field with a content type': (text) => handWritten('json', text),
    'a Blob': (text) => ({ body: formWith('json', asJson(text)) }),
    'a file of JSON': (text) => ({ body: formWith('json', asJson(text), 'body.json') }),
    'a file of no type': (text) => ({ body: formWith('json', new Blob([text]), 'body') }),
    'a file with a byte order mark': (text) => ({ body: formWith('json', asJson(`\uFEFF${text}`)) }),
  };

  describe.each(Object.entries(forms))('the part json as %s', (_name, form) => {
    test.each(takingPictures)('is taken by %s %s', async (method, path) => {
      const { status, body } = await send(method, path, form('{"no_such_name": 1}'));
      const fields = body.detail?.fields?.map(({ name }: { name: string }) => name);
      expect([status, fields]).toStrictEqual([400, expect.arrayContaining(['no_such_name'])]);
    });

    test('says what a body says', async () => {
      const sent = form(JSON.stringify({ name: 'Über 한글' }));
      expect((await send('POST', '/v1/brands', sent)).status).toBe(201);
    });

    test('is refused where it is no JSON, or far too long', async () => {
      for (const text of ['{', '', 'name=x']) {
        const { status, body } = await send('POST', '/v1/brands', form(text));
        expect([status, body.errorCode], text).toStrictEqual([400, 'request.malformed_json']);
      }
      const long = form(JSON.stringify({ name: 'x'.repeat(1024 * 1024) }));
      const { status, body } = await send('POST', '/v1/brands', long);
      expect([status, body.errorCode]).toStrictEqual([413, 'request.too_large']);
    });
  });

  test('a part json that is no text in UTF-8, that comes twice, or a part that is not the JSON it says it is', async () => {
    const latin = formWith('json', new Blob([Buffer.from('{"name":"\xfc"}', 'latin1')]), 'blob');
    const twice = formWith('json', '{"name":"x"}');
    twice.append('json', asJson('{"name":"y"}'));
    const sent = [{ body: latin }, { body: twice }, handWritten('more', '{')];
    const answers = await Promise.all(sent.map((each) => send('POST', '/v1/brands', each)));
    expect(answers.map(({ status, body }) => [status, body.errorCode])).toStrictEqual([
      [400, 'request.malformed_json'],
      [400, 'request.invalid'],
      [400, 'request.malformed_json'],
    ]);
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
