import { trysetItems } from '#projections/tryset-items/area.ts';
import { stateOf } from '#projections/tryset-items/projection.ts';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { seesRecipientNow, trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import { itemStreams } from '../briefs/trysets/streams.ts';
import type { Cut } from '../kit/as-of/cut.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import type { TrysetItemDetail } from './contract.ts';
import { trysetItemDetail } from './detail.ts';

export const trysetItemPast: Past<TrysetItemDetail> = {
  category: 'tryset_item',
  projection: 'tryset_items',
  path: '/v2/trysets/items/:id',
  tags: ['tryset items'],
  differenceId: 'getTrysetItemDifference',
  detail: trysetItemDetail,
  isShown: async (db, caller, id) =>
    isThere(await trysetItemsFor(db, caller).where('item.id', '=', id).select('item.id').executeTakeFirst()),
  async around(load, own, cuts) {
    const near = await load([`tryset-${trysetIdOf(own)}`, ...garmentsAt(own, cuts)]);
    const siblings = itemStreams(near).filter((stream) => stream !== own[0]?.stream);
    return [...own, ...near, ...(await load(siblings))];
  },
  isGone: (rows, id) => rows.of(trysetItemsTable).some((row) => row.id === id && row.isRemoved),
  ofToday: ['lookItemMappings', 'pointHistory', 'invoiceItem'],
  peopleThen: (own) => [`tryset:${trysetIdOf(own)}`],
  seesPeople: (db, caller, own) => seesRecipientNow(db, caller, trysetIdOf(own)),
};

function trysetIdOf(own: readonly Step[]): number {
  return Number(own.at(-1)?.after.trysetId);
}

/** Garments that the items had at the shown points; earlier and later garments are left out. */
export function garmentsAt(items: readonly Step[], cuts: readonly Pick<Cut, 'counted'>[]): string[] {
  const ids = cuts.flatMap((cut) => {
    const byStream = new Map(cut.counted(items).map((step) => [step.stream, step.after.stockItemId]));
    return [...byStream.values()];
  });
  return [...new Set(ids)].map((id) => `stock_item-${id}`);
}

/** Row fields that repeat others or are derived from them. */
const leftOut = [
  'lookId',
  'lookSnsType',
  'postStatus',
  'trialEndsAt',
  'postDueAt',
  'outcomeBeforeForce',
  'expiredReplacements',
  'formerLooks',
  'approverLabel',
  'approverId',
  'returnApproverLabel',
  'returnApproverId',
];

export const trysetItemsThen: RowsThen = {
  models: trysetItems,
  fields: (rows) =>
    rows.of(trysetItemsTable).map((row) => [`tryset_item-${row.id}`, fieldsOf(stateOf(row), row, leftOut)]),
  people: (rows) => rows.of(trysetItemsTable).map(({ userId }) => `user:${userId}`),
};
