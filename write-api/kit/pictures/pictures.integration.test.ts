import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { aPicture } from '../../testing/picture.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const pictures = {
  'image/png': await aPicture({ type: 'image/png' }),
  'image/jpeg': await aPicture({ type: 'image/jpeg' }),
  'image/webp': await aPicture({ type: 'image/webp' }),
  'image/gif': await aPicture({ type: 'image/gif' }),
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

/** Returns a form with one part, which is a file if it gets a name. */
function formWith(key: string, value: string | Blob, fileName?: string): FormData {
  const form = new FormData();
  if (typeof value === 'string') form.set(key, value);
  else form.set(key, value, fileName);
  return form;
}

/** Returns a hand-written form: one part with a content type and without a file name, as `curl -F 'json=…;type=…'` sends it. */
function handWritten(key: string, text: string): Sent {
  const head = `--b\r\ncontent-disposition: form-data; name="${key}"\r\ncontent-type: application/json\r\n\r\n`;
  const body = Buffer.from(`${head}${text}\r\n--b--\r\n`);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
}

/** All routes that accept pictures. */
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
  ['POST', '/v1/looks'],
  ['PUT', '/v1/looks/1'],
  ['PATCH', '/v1/looks/1'],
] as const;

interface Sent {
  body: object;
  headers?: Record<string, string>;
}
const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, { body, headers }: Sent) =>
  side.call(staff, method, path, body, headers);
const post = (form: FormData) => send('POST', '/v1/brands', { body: form });
const signed = (hash: string) => side.deps.tokens.links.signSteady(`/v1/pictures/${hash}`);
const get = (hash: string, headers = {}) => side.app.inject({ method: 'GET', url: signed(hash), headers });

describe('uploads', () => {
  test.each(Object.entries(pictures))(
    '%s is stored under its hash and served at its signed address',
    async (type, bytes) => {
      const { status } = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: bytes }));
      expect(status).toBe(201);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const answer = await get(hash);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'private, max-age=3600, immutable',
        etag: `"${hash}"`,
        'x-content-type-options': 'nosniff',
      });
      expect(answer.rawPayload).toStrictEqual(bytes);
      expect((await get(hash, { 'if-none-match': `"${hash}"` })).statusCode).toBe(304);
      const again = await side.call(staff, 'POST', '/v1/brands', { name: 'y', images: { logo: hash } });
      expect(again.status).toBe(201);
    },
  );

  test('a file that is not a picture is refused by its bytes, whatever its name', async () => {
    const html = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { status, body } = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: html }));
    expect([status, body.errorCode]).toStrictEqual([415, 'picture.type']);
  });

  test('an unreadable picture, or one with too many pixels, is refused with the reason', async () => {
    const damaged = pictures['image/png'].subarray(0, 40);
    const unreadable = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: damaged }));
    expect([unreadable.status, unreadable.body.errorCode]).toStrictEqual([415, 'picture.unreadable']);
    const bomb = await aPicture({ width: 9000, height: 6000 });
    const boundless = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: bomb }));
    expect([boundless.status, boundless.body]).toMatchObject([
      413,
      { errorCode: 'picture.dimensions', detail: { width: 9000, height: 6000 } },
    ]);
  });

  test('a picture over ten megabytes is refused as too large', async () => {
    const large = Buffer.concat([pictures['image/png'], Buffer.alloc(10 * 1024 * 1024)]);
    const { status, body } = await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: large }));
    expect([status, body.errorCode]).toStrictEqual([413, 'request.too_large']);
  });

  test('errors name a part json that is missing, broken or wrong', async () => {
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
    test.each(takingPictures)('is accepted by %s %s', async (method, path) => {
      const { status, body } = await send(method, path, form('{"no_such_name": 1}'));
      const fields = body.detail?.fields?.map(({ name }: { name: string }) => name);
      expect([status, fields]).toStrictEqual([400, expect.arrayContaining(['no_such_name'])]);
    });

    test('has the same effect as a body', async () => {
      const sent = form(JSON.stringify({ name: 'Über 한글' }));
      expect((await send('POST', '/v1/brands', sent)).status).toBe(201);
    });

    test('is refused if it is not JSON, or far too long', async () => {
      for (const text of ['{', '', 'name=x']) {
        const { status, body } = await send('POST', '/v1/brands', form(text));
        expect([status, body.errorCode], text).toStrictEqual([400, 'request.malformed_json']);
      }
      const long = form(JSON.stringify({ name: 'x'.repeat(1024 * 1024) }));
      const { status, body } = await send('POST', '/v1/brands', long);
      expect([status, body.errorCode]).toStrictEqual([413, 'request.too_large']);
    });
  });

  test('a part json that is not UTF-8 or comes twice, and a part that is not the JSON it claims to be, are refused', async () => {
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

describe('sizes', () => {
  const inSize = (hash: string, size: string, headers = {}) =>
    side.app.inject({ method: 'GET', url: `/v1/pictures/${hash}/${size}`, headers });
  const typeOf = ({ headers }: Awaited<ReturnType<typeof inSize>>) => headers['content-type'];

  test('are sent as WebP or JPEG, depending on the request, and may be cached forever', async () => {
    const picture = await aPicture({ width: 1000, height: 1000 });
    await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: picture }));
    const hash = createHash('sha256').update(picture).digest('hex');
    const asked = [
      [{}, 'image/jpeg'],
      [{ 'image-accept': 'webp' }, 'image/webp'],
      [{ 'image-accept': 'jpeg', accept: 'image/webp,*/*' }, 'image/jpeg'],
      [{ accept: 'image/avif,image/webp,*/*' }, 'image/webp'],
    ] as const;
    for (const [headers, type] of asked) {
      const answer = await inSize(hash, 'small', headers);
      expect([answer.statusCode, typeOf(answer)]).toStrictEqual([200, type]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'image-accept, accept',
      });
      const etag = String(answer.headers.etag);
      expect((await inSize(hash, 'small', { ...headers, 'if-none-match': etag })).statusCode).toBe(304);
    }
    const sizes = await Promise.all(
      ['small', 'standard', 'large'].map(async (size) => (await inSize(hash, size)).rawPayload.length),
    );
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect((await inSize(hash, 'huge')).statusCode).toBe(400);
  });

  test('of an older picture without variants are made on request, and the original never replaces them', async () => {
    const old = await aPicture({ width: 700, height: 700, color: [1, 2, 3] });
    const hash = await side.deps.pictures.put(old);
    const before = await inSize(hash, 'large', { 'image-accept': 'webp' });
    expect([before.statusCode, typeOf(before)]).toStrictEqual([200, 'image/webp']);
    expect(await side.storage.has(hash, 'small.jpeg')).toBe(true);
    const broken = await side.deps.pictures.put(pictures['image/png'].subarray(0, 40));
    expect((await inSize(broken, 'small')).statusCode).toBe(404);
    expect((await inSize('0'.repeat(64), 'small')).statusCode).toBe(404);
  });
});

describe('a memo of a garment', () => {
  test('shows the picture sent with it, and holds its hash', async () => {
    const [garment] = (await givenStock(side, 1)).stockItemIds;
    const path = `/v1/stocks/${garment}/memo`;
    const send = (json: object, files = {}) => side.call(staff, 'POST', path, formOf(json, files));
    const picture = pictures['image/jpeg'];
    const shown = await send({ comment: 'a stain', sub_item_image: 'k' }, { k: picture });
    expect(shown.status).toBe(200);
    expect((await side.call(staff, 'POST', path, { comment: 'dry-cleaned' })).status).toBe(200);
    const unknown = await send({ comment: 'a hole', sub_item_image: 'x' });
    expect([unknown.status, unknown.body.errorCode]).toStrictEqual([422, 'picture.unknown']);
    const memos: unknown[] = [];
    for await (const { event } of side.deps.streams.client.readStream(`stock_item-${garment}`)) {
      if (event?.type === 'StockItemMemoAdded') memos.push(event.data);
    }
    expect(memos).toEqual([
      {
        memoId: expect.any(String),
        comment: 'a stain',
        picture: createHash('sha256').update(picture).digest('hex'),
      },
      { memoId: expect.any(String), comment: 'dry-cleaned' },
    ]);
  });
});

describe('pictures', () => {
  test('that do not exist get 404, which is not cached', async () => {
    const unknown = await get('0'.repeat(64));
    expect([unknown.statusCode, unknown.json().errorCode]).toStrictEqual([404, 'picture.not_found']);
    expect(unknown.headers['cache-control']).toBe('no-store');
    expect((await get('..%2f..%2fetc%2fpasswd')).statusCode).toBe(400);
  });

  test('in their original form need a signed address, for staff too', async () => {
    const picture = await aPicture({ color: [9, 9, 200] });
    await post(formOf({ name: 'x', images: { logo: 'k' } }, { k: picture }));
    const hash = createHash('sha256').update(picture).digest('hex');
    const [path, signature] = signed(hash).split('?');
    const others = [`${path}`, `${path}?signature=`, `/v1/pictures/${'0'.repeat(64)}?${signature}`];
    for (const url of others) {
      const { status, body } = await side.call(staff, 'GET', url);
      expect([status, body.errorCode], url).toStrictEqual([403, 'link.invalid']);
    }
    expect((await get(hash)).statusCode).toBe(200);
  });
});
