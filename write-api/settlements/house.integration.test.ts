import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house, houseId } from '#domain/settlements/house.ts';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const body = {
  name: 'Haus',
  address: 'Seoul',
  business_number: '123-45-67890',
  mail_order_number: '2026-Seoul-0001',
  registration_number: 'T1234567890123',
};
const operator: Caller = { label: 'staff', id: 2, name: 'O', roles: ['operator'] };
const admin: Caller = {
  label: 'brand_admin',
  id: 9,
  name: 'B',
  brandId: 3,
  brand: { name: 'B', nameKo: null },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const put = (caller: Caller, changed: object = {}, headers = {}) =>
  side.call(caller, 'PUT', '/v1/house', { ...body, ...changed }, headers);

test.each([
  [operator, {}, 403, 'auth.role_missing'],
  [admin, {}, 403, 'auth.forbidden'],
  [staff, { business_number: '12345' }, 400, 'request.invalid'],
  [staff, { registration_number: 'T12' }, 400, 'request.invalid'],
  [staff, { name: '' }, 400, 'request.invalid'],
  [staff, { name: '   ' }, 400, 'request.invalid'],
  [staff, { address: 'x'.repeat(201) }, 400, 'request.invalid'],
  [staff, { phone: '02' }, 400, 'request.invalid'],
])('%o with %o is refused', async (caller, changed, status, errorCode) => {
  const answer = await put(caller, changed);
  expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
});

test('of two first revisions at once, in either order, the second is refused', async () => {
  const unseen = { 'if-match': '"-1"' };
  const answers = await Promise.all([
    put(staff, { name: 'One' }, unseen),
    put(staff, { name: 'Other' }, unseen),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  expect(refused?.body).toMatchObject({
    errorCode: 'concurrency.revision_mismatch',
    detail: { current: '0' },
  });
  const { state } = await side.deps.streams.refresh(house, houseId);
  expect(state.name).toBe(answers[0]?.status === 200 ? 'One' : 'Other');
  expect((await put(staff, { name: 'Late' }, unseen)).status).toBe(412);
  expect((await put(staff, {}, { 'if-match': '"-2"' })).status).toBe(400);
});

test('owners revise the house; the second click and an equal body change nothing, an old revision is refused', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const saved = await put(staff, {}, key);
  expect([saved.status, saved.body.revision]).toEqual([200, '1']);
  expect((await put(staff, {}, key)).body.revision).toBe('1');
  expect((await put(staff)).body.revision).toBe('1');
  const seen = { 'if-match': '"1"' };
  expect((await put(staff, { address: null }, seen)).body.revision).toBe('2');
  expect((await put(staff, { address: 'Busan' }, seen)).status).toBe(412);
  const { state } = await side.deps.streams.refresh(house, houseId);
  expect(state).toMatchObject({ status: 'valid', name: 'Haus', address: null });
});
