import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const bulk = '/v2/trysets/items/actions/outbound';
const recipient = {
  name: 'Mina',
  phone: '010-1234-5678',
  destination: { name: 'Mina', phone: '010-1234-5678', address: 'Seoul' },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

/** Creates items of one brand that are being prepared, each in its own tryset, and the brand's admin. */
async function preparing(amount: number) {
  const given = await givenStock(side, amount);
  const ids: number[] = [];
  for (let index = 0; index < amount; index++) {
    const body = { ...recipient, user_id: given.userId, product_size_ids: [given.productSizeId] };
    const { body: tryset } = await side.call(staff, 'POST', '/v2/trysets', body);
    ids.push(tryset.items[0].id);
  }
  await side.call(staff, 'POST', '/v2/trysets/items/actions/accept', { ids });
  const brand = { name: 'Given', nameKo: null };
  const admin: Caller = { label: 'brand_admin', id: 7, brandId: given.brandId, name: 'Lee', brand };
  return { ids, admin };
}

const parcel = (id: number, number = `4012-${id}`) => ({ id, courier: 'HANJIN', tracking_number: number });
async function shipped(id: number): Promise<unknown[]> {
  const parcels: unknown[] = [];
  for await (const { type, data } of readStream(side.deps.streams.client, `tryset_item-${id}`)) {
    if (type === 'TrysetItemShipped') parcels.push(data);
  }
  return parcels;
}
const itemOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;

describe('many parcels at once', () => {
  it('are sent with their own couriers and numbers, and each line gets its own result', async () => {
    const { ids, admin } = await preparing(3);
    const { ids: others } = await preparing(1);
    const [first = 0, second = 0, third = 0] = ids;
    const [foreign = 0] = others;
    await side.call(staff, 'POST', `/v2/trysets/items/${third}/actions/forced_deny`, { reason: 'torn' });
    const items = [parcel(first), { ...parcel(second), courier: 'YAMATO' }, parcel(third), parcel(foreign)];
    const sent = await side.call(admin, 'POST', bulk, { items });
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject([
      { id: first, ok: true, status: 'tryset_delivering' },
      { id: second, ok: true, status: 'tryset_delivering' },
      { id: third, ok: false, errorCode: 'tryset_item.transition_not_allowed' },
      { id: foreign, ok: false, errorCode: 'tryset_item.not_found' },
    ]);
    expect(await shipped(first)).toEqual([{ courier: 'HANJIN', trackingNumber: `4012-${first}` }]);
    expect(await shipped(second)).toEqual([{ courier: 'YAMATO', trackingNumber: `4012-${second}` }]);
    expect((await itemOf(foreign)).status).toBe('tryset_preparing');
  });

  it('are sent once, even when the same key comes again', async () => {
    const { ids, admin } = await preparing(2);
    const body = { items: ids.map((id) => parcel(id)) };
    const key = { 'idempotency-key': `parcels-${ids[0]}` };
    const [one, other] = await Promise.all([
      side.call(admin, 'POST', bulk, body, key),
      side.call(admin, 'POST', bulk, body, key),
    ]);
    const third = await side.call(admin, 'POST', bulk, body, key);
    for (const answer of [one, other, third]) {
      expect(answer.body).toEqual(ids.map((id) => ({ id, ok: true, status: 'tryset_delivering' })));
    }
    expect(third.headers['x-position']).toBe(one.headers['x-position']);
    for (const id of ids) expect(await shipped(id)).toHaveLength(1);
    const changed = { items: ids.map((id) => parcel(id, 'another')) };
    const reused = await side.call(admin, 'POST', bulk, changed, key);
    expect(reused.body).toMatchObject(ids.map(() => ({ ok: false, errorCode: 'idempotency.key_reused' })));
  });

  it('come back the same way', async () => {
    const { ids } = await preparing(2);
    const [first = 0] = ids;
    await side.call(staff, 'POST', bulk, { items: ids.map((id) => parcel(id)) });
    for (const [action, told] of [
      ['force_delivered', { reason: 'the member has it' }],
      ['request_return', {}],
      ['accept_return', {}],
    ] as const) {
      await side.call(staff, 'POST', `/v2/trysets/items/actions/${action}`, { ids: [first], ...told });
    }
    const items = ids.map((id) => parcel(id));
    const sent = await side.call(staff, 'POST', '/v2/trysets/items/actions/return_item', { items });
    expect(sent.body).toMatchObject([
      { ok: true, status: 'return_delivering' },
      { ok: false, errorCode: 'tryset_item.transition_not_allowed' },
    ]);
  });

  it('are corrected while they are under way, each with its own number', async () => {
    const { ids, admin } = await preparing(2);
    const [first = 0, second = 0] = ids;
    const correct = '/v2/trysets/items/actions/correct_parcel';
    const early = await side.call(admin, 'POST', correct, { items: [parcel(first)] });
    expect(early.body).toMatchObject([{ ok: false, errorCode: 'tryset_item.transition_not_allowed' }]);
    await side.call(admin, 'POST', bulk, { items: ids.map((id) => parcel(id)) });
    const items = [{ ...parcel(first, '4０13 0001'), courier: 'YAMATO' }, parcel(second)];
    const corrected = await side.call(admin, 'POST', correct, { items });
    expect(corrected.body).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await itemOf(first)).toMatchObject({
      status: 'tryset_delivering',
      courier: 'YAMATO',
      trackingNumber: '40130001',
      returnTrackingNumber: null,
    });
    const types: string[] = [];
    for await (const { type } of readStream(side.deps.streams.client, `tryset_item-${second}`))
      types.push(type);
    expect(types.at(-1)).toBe('TrysetItemShipped');
    const shortened = { items: [parcel(first, '4.03E+11')] };
    expect((await side.call(admin, 'POST', correct, shortened)).body).toMatchObject([
      { ok: false, errorCode: 'tryset_item.tracking_number_invalid' },
    ]);
    const back = { items: [parcel(first)] };
    const { body } = await side.call(admin, 'POST', '/v2/trysets/items/actions/correct_return_parcel', back);
    expect(body).toMatchObject([{ ok: false, errorCode: 'tryset_item.forbidden' }]);
  });

  it.each([
    ['neither ids nor items', () => ({ ids: [1] }), 'request.parameter_missing'],
    ['both ids and items', () => ({ items: [parcel(1)], ids: [1] }), 'request.invalid'],
    ['a courier next to items', () => ({ items: [parcel(1)], courier: 'YAMATO' }), 'request.invalid'],
    ['an item twice', () => ({ items: [parcel(1), parcel(1)] }), 'request.invalid'],
    ['an unknown courier', () => ({ items: [{ ...parcel(1), courier: 'OWL' }] }), 'request.invalid'],
    ['no number', () => ({ items: [{ id: 1, courier: 'YAMATO' }] }), 'request.parameter_missing'],
    [
      'too many',
      () => ({ items: Array.from({ length: 501 }, (_, at) => parcel(at + 1)) }),
      'request.invalid',
    ],
    ['none', () => ({ items: [] }), 'request.invalid'],
  ])('are all refused for a request with %s', async (_, body, errorCode) => {
    const answer = await side.call(staff, 'POST', bulk, body());
    expect([answer.status, answer.body.errorCode]).toEqual([400, errorCode]);
  });

  it('store the number as the label prints it, however a scanner sends it', async () => {
    const { ids } = await preparing(3);
    const [first = 0, second = 0, third = 0] = ids;
    const sent = await side.call(staff, 'POST', bulk, {
      items: [
        parcel(first, 'a403312345678a'),
        parcel(second, '４０３３ ９９９９'),
        parcel(third, '4.03E+11'),
      ],
    });
    expect(sent.body).toMatchObject([
      { id: first, ok: true },
      { id: second, ok: true },
      { id: third, ok: false, errorCode: 'tryset_item.tracking_number_invalid' },
    ]);
    expect(await shipped(first)).toEqual([{ courier: 'HANJIN', trackingNumber: '403312345678' }]);
    expect(await shipped(second)).toEqual([{ courier: 'HANJIN', trackingNumber: '40339999' }]);
  });

  it('name the code of the rule that refuses them', async () => {
    const { ids } = await preparing(1);
    const path = `/v2/trysets/items/${ids[0]}/actions`;
    const send = (action: string, body: object) => side.call(staff, 'POST', `${path}/${action}`, body);
    const shortened = await send('outbound', { courier: 'HANJIN', tracking_number: '4.03E+11' });
    expect(shortened.body).toMatchObject({
      errorCode: 'tryset_item.tracking_number_invalid',
      detail: { ruleCode: '14' },
    });
    const early = await send('return_complete', {});
    expect(early.body).toMatchObject({
      errorCode: 'tryset_item.transition_not_allowed',
      detail: { status: 'tryset_preparing', ruleCode: '01' },
    });
  });

  it('can also all go with one courier and number', async () => {
    const { ids } = await preparing(2);
    const body = { ids, courier: 'CJ_LOGISTICS', tracking_number: 'one box' };
    const sent = await side.call(staff, 'POST', bulk, body);
    expect(sent.body).toMatchObject([{ ok: true }, { ok: true }]);
  });
});
