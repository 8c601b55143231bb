import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { aPicture } from '../testing/picture.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const png = await aPicture();
const other = await aPicture({ color: [90, 20, 70] });

let side: TestWriteSide;
let brandId: number;
let otherBrandId: number;
let admin: Caller;

beforeAll(async () => {
  side = await testWriteSide();
  brandId = (await side.call(staff, 'POST', '/v1/brands', { name: 'Acme' })).body.id;
  otherBrandId = (await side.call(staff, 'POST', '/v1/brands', { name: 'Other' })).body.id;
  admin = { label: 'brand_admin', id: 2, name: 'Lee', brandId, brand: { name: 'Acme', nameKo: null } };
});

afterAll(() => side.close());

async function eventsOf(id: number) {
  const events: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { event } of side.deps.streams.client.readStream(`product-${id}`)) {
    if (event) events.push({ type: event.type, data: event.data as never });
  }
  return events;
}

async function newProduct(body: object = {}): Promise<number> {
  const whole = { brand_id: brandId, name: 'Coat', original_price: 100_000, ...body };
  const { status, body: answer } = await side.call(staff, 'POST', '/v2/products', whole);
  expect([status, answer.errorCode]).toStrictEqual([201, undefined]);
  return answer.id;
}

const newEntry = async (path: string, body = {}) =>
  (await side.call(staff, 'POST', `/v2/${path}`, { name: 'x', ...body })).body.id as number;

describe('a product', () => {
  test('is registered with sizes and pictures in one append', async () => {
    const [category_id, style, size_type_id, measurement_type_id, material_type_id] = await Promise.all([
      newEntry('categories'),
      newEntry('styles'),
      newEntry('size-types'),
      newEntry('measurement-types'),
      newEntry('material-types'),
    ]);
    const form = new FormData();
    const json = {
      name: 'Wool coat',
      code: ' WC-1 ',
      original_price: 300_000,
      discount_rate: 10,
      category_id,
      style_ids: [style],
      materials: [{ material_type_id, attribute: 'outer', value: '80%' }],
      sizes: [
        { size_type_id, measurements: [{ measurement_type_id, value: 52.5 }] },
        { name: 'Free', is_sold_out: true },
      ],
      cover_image: 'a',
      contents: ['b', 'a'],
      is_published: true,
    };
    form.set('json', JSON.stringify(json));
    form.set('a', new Blob([png]), 'a.png');
    form.set('b', new Blob([other]), 'b.png');
    const { status, body } = await side.call(admin, 'POST', '/v2/products', form);
    expect([status, body.status, body.revision]).toStrictEqual([201, 'published', '6']);
    const events = await eventsOf(body.id);
    expect(events.map(({ type }) => type)).toStrictEqual([
      'ProductRegistered',
      'ProductSizeAdded',
      'ProductSizeAdded',
      'ProductSizeSoldOutMarked',
      'ProductCoverSet',
      'ProductContentsSet',
      'ProductPublished',
    ]);
    expect(events[0]?.data).toMatchObject({ brandId, code: 'WC-1', price: 270_000, categoryId: category_id });
    expect(events[1]?.data).toMatchObject({
      productId: body.id,
      sizeTypeId: size_type_id,
      measurements: [{ measurementTypeId: measurement_type_id, value: 52.5 }],
    });
    expect(events[5]?.data.hashes).toStrictEqual([expect.any(String), events[4]?.data.hash]);
  });

  test('computes the price from the discount, and refuses a price above the original', async () => {
    const id = await newProduct();
    const url = `/v2/products/${id}`;
    await side.call(staff, 'PATCH', url, { discount_rate: 33 });
    await side.call(staff, 'PATCH', url, { price: 90_000 });
    const events = await eventsOf(id);
    expect(events.slice(1).map(({ data }) => data.changed)).toStrictEqual([
      { discountRate: 33, price: 67_000 },
      { price: 90_000 },
    ]);
    const above = await side.call(staff, 'PATCH', url, { price: 100_001 });
    expect([above.status, above.body.errorCode]).toStrictEqual([422, 'product.price_above_original']);
  });

  test('has a code that is unique within the brand', async () => {
    const id = await newProduct({ code: 'UNIQUE' });
    const taken = { brand_id: brandId, name: 'Copy', original_price: 1, code: 'UNIQUE' };
    const copy = await side.call(staff, 'POST', '/v2/products', taken);
    expect([copy.status, copy.body.errorCode]).toStrictEqual([409, 'claim.product_code_taken']);
    await newProduct({ code: 'UNIQUE', brand_id: otherBrandId });
    await side.call(staff, 'PATCH', `/v2/products/${id}`, { code: 'CHANGED' });
    const next = await newProduct({ code: 'UNIQUE' });
    await side.call(staff, 'DELETE', `/v2/products/${next}`);
    await newProduct({ code: 'UNIQUE' });
  });

  test('has a code that people do not confuse with other codes or ids', async () => {
    const id = await newProduct({ code: 'Kind 1' });
    const wish = { brand_id: brandId, name: 'Copy', original_price: 1 };
    for (const code of ['12', '#12', 'а-1', 'a\u200b1']) {
      const made = await side.call(staff, 'POST', '/v2/products', { ...wish, code });
      const changed = await side.call(staff, 'PATCH', `/v2/products/${id}`, { code });
      const refused = [made, changed].map(({ status, body }) => [status, body.errorCode]);
      expect(refused, code).toStrictEqual(Array(2).fill([422, 'product.code_invalid']));
    }
    const unseen = await side.call(staff, 'POST', '/v2/products', { ...wish, code: '\u3164' });
    expect([unseen.status, unseen.body.errorCode]).toStrictEqual([400, 'request.invalid']);
    for (const code of ['kind 1', 'ＫＩＮＤ　1', 'Kind  1']) {
      const copy = await side.call(staff, 'POST', '/v2/products', { ...wish, code });
      expect(copy.body.errorCode, code).toBe('claim.product_code_taken');
    }
    expect((await side.call(staff, 'PATCH', `/v2/products/${id}`, { code: '코트 1' })).status).toBe(200);
  });

  test('a PUT replaces all fields and keeps pictures, sizes and publication', async () => {
    const id = await newProduct({
      code: 'PUT',
      color_code: 'BK',
      sizes: [{ name: 'S' }],
      is_published: true,
    });
    const { body } = await side.call(staff, 'PUT', `/v2/products/${id}`, {
      name: 'New',
      original_price: 100_000,
    });
    expect(body.status).toBe('published');
    const last = (await eventsOf(id)).at(-1);
    expect(last?.data.changed).toStrictEqual({ name: 'New', code: null, colorCode: null });
    await newProduct({ code: 'PUT' });
  });

  test('belongs to a brand that the caller may act for', async () => {
    const body = { name: 'Coat', original_price: 1 };
    const missing = await side.call(staff, 'POST', '/v2/products', body);
    expect([missing.status, missing.body.errorCode]).toStrictEqual([400, 'request.parameter_missing']);
    const foreign = await side.call(admin, 'POST', '/v2/products', { ...body, brand_id: otherBrandId });
    expect([foreign.status, foreign.body.errorCode]).toStrictEqual([404, 'brand.not_found']);
    const id = await newProduct({ brand_id: otherBrandId });
    for (const [method, path, payload] of [
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/sizes', { name: 'S' }],
      ['POST', '/set_max_piece_count', { max_piece_count: 2 }],
      ['POST', '/merge', { product_ids: [1] }],
    ] as const) {
      const { status, body: answer } = await side.call(admin, method, `/v2/products/${id}${path}`, payload);
      expect([path, status, answer.errorCode]).toStrictEqual([path, 404, 'product.not_found']);
    }
  });

  test('is refused with a category or season that does not exist', async () => {
    for (const [field, kind] of [
      ['category_id', 'category'],
      ['season_id', 'season'],
    ]) {
      const { status, body } = await side.call(staff, 'POST', '/v2/products', {
        brand_id: brandId,
        name: 'Coat',
        original_price: 1,
        [field ?? '']: 4711,
      });
      expect([status, body.errorCode]).toStrictEqual([422, `${kind}.unknown`]);
    }
  });

  test('records flags and the piece count as separate events', async () => {
    const id = await newProduct();
    const url = `/v2/products/${id}`;
    await side.call(staff, 'POST', `${url}/set_max_piece_count`, { max_piece_count: 3 });
    await side.call(staff, 'PATCH', url, { is_soldout: true });
    await side.call(staff, 'PATCH', url, { is_soldout: true, max_piece_count: 3 });
    await side.call(staff, 'PATCH', url, { is_soldout: false });
    expect((await eventsOf(id)).slice(1).map(({ type }) => type)).toStrictEqual([
      'ProductMaxPieceCountSet',
      'ProductSoldOutMarked',
      'ProductSoldOutUnmarked',
    ]);
    const wrong = await side.call(staff, 'POST', `${url}/set_max_piece_count`, { max_piece_count: 0 });
    expect(wrong.status).toBe(400);
  });
});

describe('sizes', () => {
  test('are added, revised and removed', async () => {
    const id = await newProduct();
    const url = `/v2/products/${id}/sizes`;
    const added = await side.call(admin, 'POST', url, { name: 'S' });
    expect([added.status, added.body.revision]).toStrictEqual([201, '1']);
    const size = `${url}/${added.body.id}`;
    const twice = await side.call(admin, 'POST', url, { name: 'S' });
    expect([twice.status, twice.body.errorCode]).toStrictEqual([409, 'product.size_exists']);
    const unnamed = await side.call(admin, 'POST', url, {});
    expect([unnamed.status, unnamed.body.errorCode]).toStrictEqual([422, 'product.size_unnamed']);
    const unknown = await side.call(admin, 'PATCH', size, { size_type_id: 4711 });
    expect([unknown.status, unknown.body.errorCode]).toStrictEqual([422, 'size_type.unknown']);
    expect((await side.call(admin, 'PATCH', size, { is_sold_out: true })).status).toBe(200);
    expect((await side.call(admin, 'PUT', size, { name: 'XS' })).status).toBe(200);
    expect((await side.call(admin, 'DELETE', size)).status).toBe(200);
    const gone = await side.call(admin, 'DELETE', size);
    expect([gone.status, gone.body.errorCode]).toStrictEqual([404, 'product_size.not_found']);
    expect((await side.call(admin, 'POST', url, { name: 'XS' })).status).toBe(201);
  });
});

describe('merging', () => {
  test('makes a family within the brand and extends an existing one', async () => {
    const [one, two, three] = [await newProduct(), await newProduct(), await newProduct()];
    const first = await side.call(admin, 'POST', `/v2/products/${one}/merge`, { product_ids: [two] });
    expect(first.body).toMatchObject({ id: one, familyId: one, productIds: [two] });
    const second = await side.call(admin, 'POST', `/v2/products/${two}/merge`, { product_ids: [three, two] });
    expect(second.body).toMatchObject({ familyId: one, productIds: [three] });
    for (const id of [one, two, three]) {
      expect((await eventsOf(id)).slice(1)).toStrictEqual([
        { type: 'ProductMerged', data: { familyId: one } },
      ]);
    }
    expect(BigInt(second.body.position)).toBeGreaterThan(BigInt(first.body.position));
  });

  test('refuses products of another brand and records nothing', async () => {
    const [one, foreign] = [await newProduct(), await newProduct({ brand_id: otherBrandId })];
    const merge = { product_ids: [await newProduct(), foreign] };
    const refused = await side.call(staff, 'POST', `/v2/products/${one}/merge`, merge);
    expect([refused.status, refused.body.errorCode]).toStrictEqual([422, 'product.other_brand']);
    expect((await side.call(admin, 'POST', `/v2/products/${one}/merge`, merge)).status).toBe(404);
    expect(await eventsOf(one)).toHaveLength(1);
  });
});
