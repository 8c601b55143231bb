import { sql } from 'kysely';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import type { Reading } from '../kit/reading.ts';
import type { LookUseTotals } from './contract.ts';
import { filteredUses, type LookUsesParams } from './lists.ts';
import { textsFound } from './texts.ts';

/** The number of the uses that match the filters, and what brands pay for them, less refunds. */
export async function lookUseTotals(reading: Reading, query: LookUsesParams): Promise<LookUseTotals> {
  const rows = await filteredUses(reading, query, await textsFound(reading, query))
    .clearSelect()
    .select('use.regionId')
    .select(sql<string>`count(*)`.as('count'))
    .select(
      sql<string>`coalesce(sum(coalesce(use.brand_payment_amount, 0) - use.refund)
        filter (where use.status in ('confirmed', 'Expired')), 0)`.as('paid'),
    )
    .groupBy('use.regionId')
    .orderBy('use.regionId')
    .execute();
  const seesMoney = reading.caller.label !== 'user';
  const data = rows.map(({ regionId, count, paid }) => ({
    currency: regionCurrency[regionId],
    count: Number(count),
    paidPrice: seesMoney ? Number(paid) : 0,
  }));
  return {
    totalCount: data.reduce((sum, { count }) => sum + count, 0),
    totalPaidPrice: data.reduce((sum, { paidPrice }) => sum + paidPrice, 0),
    data,
  };
}
