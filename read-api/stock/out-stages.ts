import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { OutStage } from '#domain/stock/stock-status.ts';
import type { Reading } from '../kit/reading.ts';
import type { OutStages } from './contract.ts';
import { matchingStockItems, outFilters, stageConditions } from './filters.ts';

export const OutStagesParams = Type.Object(outFilters, { additionalProperties: false });

/** Number of garments at each out-stock stage; equals the list's counts with the same filters. */
export async function countOutStages(
  reading: Reading,
  query: Static<typeof OutStagesParams>,
): Promise<OutStages> {
  const { stock } = await matchingStockItems(reading, query);
  const count = <Name extends keyof OutStages>(name: Name, stage: OutStage) =>
    sql<bigint>`count(*) filter (where ${stageConditions[stage]})`.as(name);
  const { ready, ongoing, out } = stageConditions;
  const counts = await stock
    .where(sql<boolean>`(stock.out_stock_request = 'requested' or ${ready} or ${ongoing} or ${out})`)
    .select([
      count('requested', 'requested'),
      count('requestedInStock', 'requested_in_stock'),
      count('requestedWaiting', 'requested_waiting'),
      count('ready', 'ready'),
      count('ongoing', 'ongoing'),
      count('out', 'out'),
    ])
    .executeTakeFirstOrThrow();
  return {
    requested: Number(counts.requested),
    requestedInStock: Number(counts.requestedInStock),
    requestedWaiting: Number(counts.requestedWaiting),
    ready: Number(counts.ready),
    ongoing: Number(counts.ongoing),
    out: Number(counts.out),
  };
}
