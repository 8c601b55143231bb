import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import type { PayoutEvent } from '#domain/payouts/payout-events.ts';
import { firstPayoutRates } from '#domain/payouts/withholding.ts';
import type { Sealed } from '#domain/sealed.ts';
import { cashDue, source } from '#domain/testing/cash.ts';
import {
  lineFailed,
  linePaid,
  payoutApproved,
  payoutClosed,
  payoutDraft,
  payoutDrafted,
} from '#domain/testing/payouts.ts';
import { type Bench, openBench, openUnsealer } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { adminA, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

let bench: Bench;
let models: TestModels;
const url = '/v1/payouts';
const account = {
  bankCode: '081',
  bankName: 'Hana',
  accountNumber: '110-123-456789',
  ownerName: 'Mina Kim',
};
const sealed = `sealed:${JSON.stringify(account)}` as Sealed;
const paidOut = (event: PayoutEvent): Told => ({ stream: 'payout-7', event, metadata: {} });
const cash = (event: CashAccountEvent): Told => ({ stream: 'cash_account-5', event, metadata: {} });
const draftOfJune: PayoutEvent = {
  type: 'PayoutDrafted',
  data: { ...payoutDraft, payoutId: 8, month: '2026-06', dropped: [] },
};

beforeAll(async () => {
  bench = await openBench(openUnsealer(new Set()));
  models = await openTestModels({ database: bench });
  await bench.take(
    stored([
      cash({ type: 'CashDue', data: { ...cashDue, amount: 333_333 } }),
      cash({ type: 'CashBankAccountSet', data: { userId: 5, bankAccount: sealed } }),
      cash({ type: 'CashDue', data: { ...cashDue, number: 2, of: { ...source, id: 82 } } }),
      ...[payoutDrafted, payoutApproved, linePaid, lineFailed, payoutClosed].map(paidOut),
      cash({
        type: 'CashPaid',
        data: { userId: 5, payoutId: 7, currency: 'KRW', upTo: 1, amount: 333_333, sources: [source] },
      }),
      { stream: 'payout-8', event: draftOfJune, metadata: {} },
    ]),
  );
});
afterAll(() => models.close());

it('shows staff a payout with its sums and the members it leaves out', async () => {
  const { body } = await models.get(staff, `${url}/7`);
  expect(body).toMatchObject({
    id: 7,
    month: '2026-05',
    status: 'closed',
    amount: 343_333,
    paidAmount: 333_333,
    paidOut: 322_353,
    leftOut: [{ userId: 8, amount: 9_999, why: 'below_minimum' }],
  });
  const draft = (await models.get(staff, `${url}/8`)).body;
  const allowed = draft.actions.filter((each: { allowed: boolean }) => each.allowed);
  expect(allowed.map(({ name }: { name: string }) => name)).toEqual(['redraft', 'approve']);
  const ids = async (query: string) =>
    (await models.get(staff, `${url}${query}`)).body.data.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([8, 7]);
  expect(await ids('?statuses=closed')).toEqual([7]);
  expect(await ids('?month=2026-06&region_id=KOREA')).toEqual([8]);
  expect(await ids('?region_id=JAPAN')).toEqual([]);
  expect((await models.get(staff, `${url}/7/history`)).body.data).toHaveLength(5);
  expect((await models.get(staff, `${url}/9`)).status).toBe(404);
});

it('shows a member its own lines once they are approved, and its cash, and brands nothing', async () => {
  const lines = async (id: number) => (await models.get(member(id), '/v1/payout-lines')).body.data;
  expect(await lines(5)).toMatchObject([
    { payoutId: 7, amount: 333_333, incomeTax: 9_990, localTax: 990, paidOut: 322_353, reference: 'T-1' },
  ]);
  expect(await lines(6)).toMatchObject([{ status: 'failed', cause: 'account_closed' }]);
  expect(await lines(99)).toEqual([]);
  const entries = async (query = '') =>
    (await models.get(member(5), `/v1/cash-entries${query}`)).body.data.map(
      ({ id, payoutId }: { id: string; payoutId: number | null }) => [id, payoutId],
    );
  expect((await entries()).toSorted()).toEqual([
    ['5:1', 7],
    ['5:2', null],
  ]);
  expect(await entries('?is_open=true')).toEqual([['5:2', null]]);
  expect((await models.get(member(6), '/v1/cash-entries')).body.data).toEqual([]);
  for (const path of [url, `${url}/7`, `${url}/7/lines`, `${url}/7/bank-file/csv`]) {
    expect((await models.get(member(5), path)).status).toBe(403);
    expect((await models.get(adminA, path)).status).toBe(403);
  }
  for (const path of ['/v1/payout-lines', '/v1/cash-entries', '/v1/users/5/cash']) {
    expect((await models.get(adminA, path)).status).toBe(403);
  }
});

it('shows a line whose amount exceeds four bytes', async () => {
  const most = { userId: 5, amount: 5_000_000_000, upTo: 3 };
  await bench.take(
    stored(
      [
        {
          stream: 'payout-9',
          event: { type: 'PayoutDrafted', data: { ...payoutDraft, payoutId: 9, lines: [most], dropped: [] } },
        },
        {
          stream: 'payout-9',
          event: {
            type: 'PayoutApproved',
            data: {
              rates: firstPayoutRates,
              taxes: [{ userId: 5, incomeTax: 2_400_000_000, localTax: 240_000_000 }],
            },
          },
        },
      ],
      100_000n,
    ),
  );
  const { body } = await models.get(staff, `${url}/9/lines`);
  expect(body.data).toMatchObject([
    { amount: 5_000_000_000, incomeTax: 2_400_000_000, localTax: 240_000_000, paidOut: 2_360_000_000 },
  ]);
});

it('writes the bank’s file of pending transfers, and the tax office’s of paid lines', async () => {
  const tax = await models.get(staff, `${url}/7/tax-file/csv`);
  expect(tax.text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffuser_id,real_name,month,currency,amount,income_tax,local_tax,tax,paid_out',
    '5,,2026-05,KRW,333333,9990,990,10980,322353',
  ]);
  const bank = await models.get(staff, `${url}/7/bank-file/csv`);
  expect(bank.text.trim().split('\r\n')).toHaveLength(1);
  expect((await models.get(staff, `${url}/8/bank-file/csv`)).status).toBe(404);
});

it('leaves the taxes of a draft blank in the files', async () => {
  const cells = async (path: string, id: string) => {
    const [names = '', ...rows] = (await models.get(staff, path)).text.replace('\ufeff', '').split('\r\n');
    const row = rows.map((each) => each.split(',')).find(([first]) => first === id) ?? [];
    const named = names.split(',').map((name, index) => [name, row[index]] as const);
    return Object.fromEntries(named.filter(([name]) => /tax|paid_out/.test(name)));
  };
  const { incomeTax, localTax } = (await models.get(staff, `${url}/7`)).body;
  const taxed = { income_tax: String(incomeTax), local_tax: String(localTax) };
  expect(await cells(`${url}/csv`, '7')).toMatchObject(taxed);
  expect(await cells(`${url}/csv`, '8')).toMatchObject({ income_tax: '', local_tax: '' });
  const blank = { income_tax: '', local_tax: '', paid_out: '' };
  expect(await cells('/v1/payout-lines/csv?payout_id=8', '8:5')).toEqual(blank);
  const paid = { income_tax: '9990', local_tax: '990', paid_out: '322353' };
  expect(await cells('/v1/payout-lines/csv?payout_id=7', '7:5')).toEqual(paid);
});

it('shows the rates that apply before owners revise them', async () => {
  expect((await models.get(staff, '/v1/payout-policy')).body).toEqual({
    KOREA: { incomeTax: 300, localTax: 1_000 },
    JAPAN: { incomeTax: 1_021, upperIncomeTax: 2_042, upperFrom: 1_000_000 },
    revision: null,
  });
});
