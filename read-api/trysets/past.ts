import { peopleTable } from '#projections/personal-data/tables.ts';
import { trysets } from '#projections/trysets/area.ts';
import { type TrysetRow, trysetsTable } from '#projections/trysets/tables.ts';
import { seesRecipientNow } from '../briefs/tryset-items/scope.ts';
import { itemStreams } from '../briefs/trysets/streams.ts';
import { type Fields, fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import { garmentsAt } from '../tryset-items/past.ts';
import type { TrysetDetail } from './contract.ts';
import { trysetDetail } from './detail.ts';
import { trysetsFor } from './scope.ts';

export const trysetPast: Past<TrysetDetail> = {
  category: 'tryset',
  projection: 'trysets',
  path: '/v2/trysets/:id',
  tags: ['trysets'],
  differenceId: 'getTrysetDifference',
  detail: trysetDetail,
  isShown: async (db, caller, id) =>
    isThere(await trysetsFor(db, caller).where('tryset.id', '=', id).select('tryset.id').executeTakeFirst()),
  async around(load, own, cuts) {
    const items = await load(itemStreams(own));
    return [...own, ...items, ...(await load(garmentsAt(items, cuts)))];
  },
  isGone: (rows, id) => rows.of(trysetsTable).some((row) => row.id === id && row.life === 'removed'),
  ofToday: ['invoice'],
  comparesToo: 'tryset_item',
  peopleThen: ([first]) => [`tryset:${first?.entityId}`],
  seesPeople: (db, caller, [first]) => seesRecipientNow(db, caller, Number(first?.entityId)),
};

export const trysetsThen: RowsThen = {
  models: trysets,
  fields(rows) {
    const recipients = new Map(rows.of(peopleTable).map((person) => [person.id, person]));
    return rows
      .of(trysetsTable)
      .map((row) => [`tryset-${row.id}`, fieldsOfTryset(row, recipients.get(`tryset:${row.id}`))]);
  },
  people: (rows) => rows.of(trysetsTable).flatMap(({ id, userId }) => [`user:${userId}`, `tryset:${id}`]),
};

function fieldsOfTryset(row: TrysetRow, recipient: object | undefined): Fields {
  const { items, life, ...fields } = row;
  const named = items.map(({ id, productId }) => ({ trysetItemId: id, productId }));
  const told = { status: life, items: named, recipient: recipient ?? null };
  return fieldsOf(told, fields, ['life', 'brandIds', 'prepareOn']);
}
