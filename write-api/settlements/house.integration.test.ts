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

test('owners revise the house; the second click and an equal body change nothing, an old revision is refused', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const saved = await put(staff, {}, key);
  expect([saved.status, saved.body.revision]).toEqual([200, '0']);
  expect((await put(staff, {}, key)).body.revision).toBe('0');
  expect((await put(staff)).body.revision).toBe('0');
  const seen = { 'if-match': '"0"' };
  expect((await put(staff, { address: null }, seen)).body.revision).toBe('1');
  expect((await put(staff, { address: 'Busan' }, seen)).status).toBe(412);
  const { state } = await side.deps.streams.refresh(house, houseId);
  expect(state).toMatchObject({ status: 'valid', name: 'Haus', address: null });
});
