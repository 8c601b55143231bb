import { notFound } from '#http/errors.ts';
import { payouts } from '#projections/payouts/area.ts';
import { payoutLinesTable, payoutsTable } from '#projections/payouts/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import { type PayoutDetail, payoutFields } from './contract.ts';
import { payoutsFor } from './scope.ts';

export const payoutPast: Past<PayoutDetail> = {
  category: 'payout',
  projection: 'payouts',
  path: '/v1/payouts/:id',
  tags: ['payouts'],
  differenceId: 'getPayoutDifference',
  async detail({ db }, caller, id) {
    const row = await payoutsFor(db, caller).where('payout.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('payout', id);
    return { ...payoutFields.shown(row), leftOut: [...row.leftOut] };
  },
  isShown: async (db, caller, id) =>
    isThere(await payoutsFor(db, caller).where('payout.id', '=', id).executeTakeFirst()),
  around: async (_load, own) => [...own],
  isGone: () => false,
};

export const payoutsThen: RowsThen = {
  models: payouts,
  fields: (rows) =>
    rows.of(payoutsTable).map((row) => {
      const { amount, incomeTax, localTax, paidAmount, paidOut } = row;
      const sums = { amount, incomeTax, localTax, paidAmount, paidOut };
      const told = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)]));
      return [`payout-${row.id}`, fieldsOf({}, { ...row, ...told }, [])];
    }),
  people: (rows) => rows.of(payoutLinesTable).map(({ userId }) => `user:${userId}`),
};
