import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import type { BankAccount } from '#domain/brands/brand-events.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const account = { account_number: '110-234-567890', bank_name: 'Shinhan', owner_name: '박서준' };
const masked = '***-***-**7890';
const adminOf = (brandId: number): Caller => ({
  label: 'brand_admin',
  id: 1,
  name: 'Lee',
  brandId,
  brand: { name: 'Acme', nameKo: null },
});
const shown = (as: Caller, id: number, headers = {}) =>
  side.call(as, 'POST', `/v1/brands/${id}/bank-account/show`, undefined, headers);
const change = (id: number, body: object) => side.call(staff, 'PATCH', `/v1/brands/${id}`, body);

async function newBrand(body: object = {}): Promise<number> {
  return (await side.call(staff, 'POST', '/v1/brands', { name: 'Acme', ...body })).body.id;
}
async function eventsOf(id: number) {
  return Array.fromAsync(readStream(side.deps.streams.client, `brand-${id}`));
}

test('staff and the brand see the whole account number, and each view is an event', async () => {
  const id = await newBrand({ bank_account: { ...account, bank_code: '088' } });
  const whole = { bankCode: '088', bankName: 'Shinhan', accountHolderName: '박서준' };
  for (const keeper of [staff, adminOf(id)]) {
    const { status, body, headers } = await shown(keeper, id);
    expect([status, body]).toEqual([200, { ...whole, accountNumber: '110-234-567890' }]);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  const told = (await eventsOf(id)).slice(-2);
  // A repeated request shows the current number again and is recorded again.
  const again = { 'idempotency-key': 'again' };
  await shown(staff, id, again);
  await change(id, { bank_account: { ...account, account_number: '999-888-777666' } });
  expect((await shown(staff, id, again)).body.accountNumber).toBe('999-888-777666');
  expect((await eventsOf(id)).filter(({ type }) => type === 'BrandBankAccountShown')).toHaveLength(4);
  expect(told.map(({ type, data, metadata }) => [type, data, metadata.actor.label])).toEqual([
    ['BrandBankAccountShown', {}, 'staff'],
    ['BrandBankAccountShown', {}, 'brand_admin'],
  ]);
});

test('nobody else sees an account number, and a missing one is a 404', async () => {
  const [id, without] = [await newBrand({ bank_account: account }), await newBrand()];
  expect((await shown(adminOf(without), id)).status).toBe(404);
  const auditor: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['auditor'] };
  expect((await shown(auditor, id)).body.errorCode).toBe('auth.role_missing');
  const none = await shown(staff, without);
  expect([none.status, none.body.errorCode]).toEqual([404, 'bank_account.not_found']);
  expect((await eventsOf(id)).map(({ type }) => type)).not.toContain('BrandBankAccountShown');
});

test('a masked number keeps the account’s number, and the mask of another number is refused', async () => {
  const id = await newBrand({ bank_account: account });
  const same = await change(id, { bank_account: { ...account, account_number: masked } });
  expect(same.status).toBe(200);
  expect((await eventsOf(id)).filter(({ type }) => type === 'BrandBankAccountSet')).toHaveLength(1);
  const renamed = { ...account, account_number: masked, bank_name: 'Hana' };
  expect((await change(id, { bank_account: renamed })).status).toBe(200);
  expect((await shown(staff, id)).body).toMatchObject({
    bankName: 'Hana',
    accountNumber: '110-234-567890',
  });
  const wrong = await change(id, { bank_account: { ...account, account_number: '***-***-**1111' } });
  expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'brand.account_number_masked']);
  const first = await change(await newBrand(), { bank_account: { ...account, account_number: masked } });
  expect(first.status).toBe(422);
});

test('the payment name and the addresses for stock and taxes are sealed separately', async () => {
  const id = await newBrand({ payment_name: '이서연', stock_email: 'stock@acme.kr' });
  expect((await change(id, { tax_email: 'tax@acme.kr', stock_email: null })).status).toBe(200);
  expect((await change(id, { tax_email: 'tax@acme.kr' })).status).toBe(200);
  const said = (await eventsOf(id)).filter(({ type }) => type === 'BrandOrganizationObjectSet');
  const parts = said.map(({ data }) => data as { part: string; object: string | null });
  expect(parts.map(({ part, object }) => [part, object === null])).toEqual([
    ['Payment', false],
    ['StockEmail', false],
    ['StockEmail', true],
    ['TaxEmail', false],
  ]);
  expect(JSON.stringify(parts)).not.toMatch(/이서연|acme\.kr/);
  const { state } = await side.deps.streams.refresh(brand, id);
  const { Payment } = state.organization;
  expect(Payment && (await side.deps.sealing.unseal(`brand:${id}`, Payment))).toEqual({ name: '이서연' });
  const replaced = await side.call(staff, 'PUT', `/v1/brands/${id}`, { name: 'Acme' });
  expect(replaced.status).toBe(200);
  const { state: after } = await side.deps.streams.refresh(brand, id);
  expect(after.organization).toEqual({ Payment: null, StockEmail: null, TaxEmail: null });
});

test('an old account without a bank code is readable', async () => {
  const id = await newBrand({ bank_account: account });
  const { state } = await side.deps.streams.refresh(brand, id);
  const sealed = state.bankAccount;
  const read = sealed && ((await side.deps.sealing.unseal(`brand:${id}`, sealed)) as BankAccount);
  expect(read).not.toHaveProperty('bankCode');
  expect((await shown(staff, id)).body.bankCode).toBeNull();
});
