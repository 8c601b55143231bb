import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDay } from '#domain/business-day.ts';
import { personKey } from '#domain/members/person.ts';
import { openDayFrom } from '#domain/open-days.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Caller } from '#http/caller.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const dayMs = 86_400_000;
const recipient = {
  name: 'Mina',
  phone: '+821012345678',
  email: 'mina@example.com',
  destination: { name: 'Mina', phone: '+821012345678', address: 'Seoul', notes: 'ring twice' },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

async function requested(garments = 2) {
  const given = await givenStock(side, garments);
  const body = { ...recipient, user_id: given.userId, product_size_ids: [given.productSizeId] };
  const answer = await side.call(staff, 'POST', '/v2/trysets', body);
  return { given, body, id: answer.body.id as number, itemId: answer.body.items[0].id as number };
}
const item = (id: number, action: string, body?: object, headers?: object) =>
  side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body, headers);
async function delivered(itemId: number): Promise<void> {
  await item(itemId, 'accept');
  await item(itemId, 'outbound', { courier: 'HANJIN', tracking_number: '1' });
  await item(itemId, 'force_delivered', { reason: 'handed over' });
}
async function recipientOf(id: number): Promise<unknown> {
  const { state } = await side.deps.streams.refresh(tryset, id);
  return state.recipient && side.deps.sealing.unseal(personKey('user', state.userId), state.recipient);
}
const patch = (id: number, body: object, headers = {}) =>
  side.call(staff, 'PATCH', `/v2/trysets/${id}`, body, headers);

describe('staff notes on a tryset', () => {
  const notesOf = async (id: number) => {
    const { state } = await side.deps.streams.refresh(tryset, id);
    return { link: state.customLink, handover: state.handoverInfo };
  };

  it('change where given, even after delivery, and are cleared by null', async () => {
    const { id, itemId } = await requested();
    expect((await patch(id, { custom_link: 'https://example.test/27' })).status).toBe(200);
    await delivered(itemId);
    const noted = await patch(id, { handover_info: 'to the night desk' });
    expect(noted.status).toBe(200);
    expect(await notesOf(id)).toEqual({ link: 'https://example.test/27', handover: 'to the night desk' });
    expect((await patch(id, { handover_info: 'to the night desk' })).body.revision).toBe(noted.body.revision);
    await patch(id, { custom_link: null });
    expect(await notesOf(id)).toEqual({ link: null, handover: 'to the night desk' });
  });

  it('change together with the recipient or not at all', async () => {
    const { id, itemId } = await requested();
    const both = { phone: '+821099990001', handover_info: 'at the gate' };
    expect((await patch(id, both)).status).toBe(200);
    expect(await recipientOf(id)).toMatchObject({ phone: '+821099990001', name: 'Mina' });
    expect(await notesOf(id)).toMatchObject({ handover: 'at the gate' });
    await delivered(itemId);
    const late = await patch(id, { phone: '+821099990002', handover_info: 'too late' });
    expect([late.status, late.body.errorCode]).toEqual([409, 'tryset.delivered']);
    expect(await notesOf(id)).toMatchObject({ handover: 'at the gate' });
  });

  it('accept only links that a browser opens, and not from members', async () => {
    const { id, given } = await requested();
    expect((await patch(id, { custom_link: 'javascript:alert(1)' })).status).toBe(400);
    const member: Caller = { label: 'user', id: given.userId, name: 'Mina' };
    const refused = await side.call(member, 'PATCH', `/v2/trysets/${id}`, { handover_info: 'mine' });
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'tryset.forbidden']);
  });
});

describe('a corrected recipient', () => {
  it('changes only the given fields', async () => {
    const { id } = await requested();
    expect((await patch(id, { phone: '+821099990000' })).status).toBe(200);
    expect((await patch(id, { destination: { address: 'Busan' } })).status).toBe(200);
    const after = {
      ...recipient,
      phone: '+821099990000',
      destination: { ...recipient.destination, address: 'Busan' },
    };
    expect(await recipientOf(id)).toEqual(after);
    const { revision } = await side.deps.streams.refresh(tryset, id);
    const again = await patch(id, { phone: '+821099990000' });
    expect([again.status, again.body.revision]).toEqual([200, String(revision)]);
    await patch(id, { email: null, destination: { notes: null } });
    expect(await recipientOf(id)).toEqual({
      ...after,
      email: null,
      destination: { ...after.destination, notes: null },
    });
  });

  it('keeps the simultaneous changes of several people', async () => {
    const { id } = await requested();
    const answers = await Promise.all([
      patch(id, { name: 'Hana' }),
      patch(id, { phone: '+821099990003' }),
      patch(id, { destination: { address: 'Jeju' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await recipientOf(id)).toMatchObject({
      name: 'Hana',
      phone: '+821099990003',
      destination: { address: 'Jeju', name: 'Mina' },
    });
    expect((await patch(id, { name: 'Bora' }, { 'if-match': '"0"' })).status).toBe(412);
  });

  it('is fixed once no delivery is pending, but a repeat gets the first answer', async () => {
    const { id, itemId } = await requested();
    const key = { 'idempotency-key': `correct ${id}` };
    const first = await patch(id, { name: 'Hana' }, key);
    await delivered(itemId);
    expect((await patch(id, { name: 'Hana' }, key)).body).toEqual(first.body);
    for (const refused of [
      await patch(id, { name: 'Bora' }),
      await side.call(staff, 'PUT', `/v2/trysets/${id}`, recipient),
    ]) {
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'tryset.delivered']);
    }
  });
});

describe('an added item', () => {
  const add = (trysetId: number, productSizeId: number, headers = {}) => {
    const body = { tryset_id: trysetId, product_size_id: productSizeId };
    return side.call(staff, 'POST', '/v2/trysets/items', body, headers);
  };

  it('is returned with its id, status, revision and position', async () => {
    const { id } = await requested();
    const { productSizeId } = await givenStock(side, 1);
    const { status, body } = await add(id, productSizeId);
    const { state, revision } = await side.deps.streams.refresh(trysetItem, body.id);
    expect(state.trysetId).toBe(id);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: state.trysetItemId,
      status: 'tryset_requested',
      revision: String(revision),
      position: expect.any(String),
    });
  });

  it('is refused for a delivered tryset, but a repeat gets the first answer', async () => {
    const { id, itemId } = await requested();
    const { productSizeId } = await givenStock(side, 2);
    const key = { 'idempotency-key': `add ${id}` };
    const first = await add(id, productSizeId, key);
    await delivered(itemId);
    await delivered(first.body.id);
    const again = await add(id, productSizeId, key);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await givenStock(side, 1);
    const refused = await add(id, other.productSizeId);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'tryset.delivered']);
  });
});

describe('a planned day', () => {
  const dayIn = (days: number) => businessDay(new Date(Date.parse(side.deps.clock()) + days * dayMs));
  const openDay = async (days: number) =>
    openDayFrom(dayIn(days), await side.deps.closedDays('KOREA', dayIn(days)));
  const nextSaturday = () => {
    const days = [1, 2, 3, 4, 5, 6, 7].map(dayIn);
    return days.find((day) => new Date(day).getUTCDay() === 6) ?? '';
  };
  const past = { status: 422, body: { errorCode: 'request.date_past' } };

  it('is refused if it is past, for one item, in bulk and for a whole tryset', async () => {
    const { id, itemId } = await requested();
    await delivered(itemId);
    const over = { requested_pickup_date: dayIn(-1) };
    expect(await item(itemId, 'request_return', over)).toMatchObject({
      ...past,
      body: { detailCode: 'requested_pickup_date', detail: { today: dayIn(0) } },
    });
    const many = { ids: [itemId], ...over };
    const lines = await side.call(staff, 'POST', '/v2/trysets/items/actions/request_return', many);
    expect(lines.body).toMatchObject([{ ok: false, errorCode: 'request.date_past' }]);
    const whole = `/v2/trysets/${id}`;
    expect(await side.call(staff, 'POST', `${whole}/return-request`, over)).toMatchObject(past);
    const today = { requested_pickup_date: await openDay(0) };
    expect((await side.call(staff, 'POST', `${whole}/return-request`, today)).status).toBe(200);
    const accepted = `${whole}/return-accept`;
    expect(await side.call(staff, 'POST', accepted, { pickup_date: dayIn(-1) })).toMatchObject(past);
    expect((await side.call(staff, 'POST', accepted, { pickup_date: await openDay(1) })).status).toBe(200);
  });

  it('is refused for a pickup on a weekend or on a holiday, with the next open day', async () => {
    const { id, itemId } = await requested();
    await delivered(itemId);
    const whole = `/v2/trysets/${id}/return-request`;
    const year = Number(dayIn(0).slice(0, 4)) + 1;
    for (const day of [nextSaturday(), `${year}-03-01`, `${year}-12-25`]) {
      const closed = await side.deps.closedDays('KOREA', day);
      const nextOpenDay = openDayFrom(day, closed);
      const refused = {
        status: 422,
        body: {
          errorCode: 'request.day_closed',
          detailCode: 'requested_pickup_date',
          detail: { day, nextOpenDay },
        },
      };
      const over = { requested_pickup_date: day };
      expect(await item(itemId, 'request_return', over)).toMatchObject(refused);
      expect(await side.call(staff, 'POST', whole, over)).toMatchObject(refused);
    }
    const open = { requested_pickup_date: await openDay(7) };
    expect((await item(itemId, 'request_return', open)).status).toBe(200);
  });

  it('is accepted on a repeat even if it is past by then', async () => {
    const { itemId } = await requested();
    await delivered(itemId);
    const key = { 'idempotency-key': `return ${itemId}` };
    const today = { requested_pickup_date: await openDay(0) };
    const first = await item(itemId, 'request_return', today, key);
    side.advanceClock(20 * dayMs);
    expect((await item(itemId, 'request_return', today, key)).body).toEqual(first.body);
  });
});

describe('permissions', () => {
  it('a member requests only for itself', async () => {
    const { given, body } = await requested();
    const other = await givenStock(side, 1);
    const member: Caller = { label: 'user', id: other.userId, name: 'Hana' };
    const wish = { ...body, product_size_ids: [given.productSizeId] };
    const refused = await side.call(member, 'POST', '/v2/trysets', wish);
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'tryset.forbidden']);
    const own = await side.call(member, 'POST', '/v2/trysets', { ...wish, user_id: other.userId });
    expect(own.status).toBe(201);
  });

  it('an item under way cannot be removed: 409 removal.in_use', async () => {
    const { itemId } = await requested();
    const open = await side.call(staff, 'DELETE', `/v2/trysets/items/${itemId}`);
    expect([open.status, open.body.errorCode]).toEqual([409, 'removal.in_use']);
    await item(itemId, 'cancel');
    expect((await side.call(staff, 'DELETE', `/v2/trysets/items/${itemId}`)).status).toBe(200);
  });
});
