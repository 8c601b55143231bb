import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankAccount, BusinessRegistration, OutStockAddress } from '#domain/brands/brand-events.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { personRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const bank: BankAccount = { accountNumber: '110-234-567890', bankName: 'Shinhan', ownerName: '박서준' };
const business: BusinessRegistration = {
  businessName: 'Acme Inc.',
  businessRegistrationNumber: '123-45-67891',
  businessEmail: null,
};
const address: OutStockAddress = { postcode: '04524', address1: 'Seoul', address2: null };

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await models.pool.query(`delete from private.people where id in ('brand:1', 'brand:2')`);
  const said = { businessRegistration: business, bankAccount: bank, outStockAddress: address, phones: [] };
  await insertRows(models.pool, peopleTable, [
    personRow({
      id: 'brand:1',
      brand: { ...said, organization: { Payment: { name: '이서연' }, TaxEmail: { email: 'tax@acme.kr' } } },
    }),
    // A row written before brands had organization data.
    personRow({ id: 'brand:2', brand: { ...said, businessRegistration: null, outStockAddress: null } }),
  ]);
});
afterAll(() => models.close());

const account = {
  type: 'BankAccountInformation',
  bankCode: null,
  bankName: 'Shinhan',
  accountNumber: '***-***-**7890',
  accountHolderName: '박서준',
};

test('shows a brand’s keepers its organization data with a masked account number', async () => {
  for (const keeper of [staff, adminA]) {
    const { status, body } = await models.get(keeper, '/v1/brands/1/organization-objects');
    expect([status, body.count, body.data]).toEqual([
      200,
      5,
      [
        account,
        {
          type: 'BusinessRegistrationInformation',
          name: 'Acme Inc.',
          registrationNumber: '123-45-67891',
          email: null,
        },
        { type: 'OutStockAddress', postcode: '04524', address1: 'Seoul', address2: null },
        { type: 'Payment', name: '이서연' },
        { type: 'TaxEmail', email: 'tax@acme.kr' },
      ],
    ]);
  }
  expect((await models.get(staff, '/v1/brands/2/organization-objects')).body.data).toEqual([account]);
  expect((await models.get(staff, '/v1/brands/3/organization-objects')).status).toBe(404);
});

test('refuses all other callers', async () => {
  expect((await models.get(adminB, '/v1/brands/1/organization-objects')).status).toBe(404);
  expect((await models.get(member(1001), '/v1/brands/1/organization-objects')).status).toBe(403);
});

test('the brand’s own answer shows the same, and never the full number', async () => {
  const { body } = await models.get(adminA, '/v1/brands/1');
  expect(body).toMatchObject({
    paymentName: '이서연',
    stockEmail: null,
    taxEmail: 'tax@acme.kr',
    bankAccount: { bankCode: null, accountNumber: '***-***-**7890', ownerName: '박서준' },
  });
  expect(JSON.stringify(body)).not.toContain('234');
});
