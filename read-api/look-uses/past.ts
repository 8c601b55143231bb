import { notFound } from '#http/errors.ts';
import { lookUses } from '#projections/look-uses/area.ts';
import { lookUsesTable } from '#projections/look-uses/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import { type LookUseDetail, lookUseFields } from './contract.ts';
import { lookUsesFor, wholeUses } from './scope.ts';

export const lookUsePast: Past<LookUseDetail> = {
  category: 'look_use',
  projection: 'look_uses',
  path: '/v1/look-uses/:id',
  tags: ['look uses'],
  differenceId: 'getLookUseDifference',
  async detail({ db, now }, caller, id) {
    const uses = wholeUses(db, caller, now().toISOString());
    const row = await uses.where('use.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('look_use', id);
    return lookUseFields.shown(row);
  },
  isShown: async (db, caller, id) =>
    isThere(await lookUsesFor(db, caller).where('use.id', '=', id).select('use.id').executeTakeFirst()),
  around: async (load, own) => [...own, ...(await load([...new Set(own.flatMap(streamsOf))]))],
  isGone: () => false,
};

/** The streams that a use's request names: its look, its brand and its member. */
export function streamsOf({ data }: Step): string[] {
  const { lookId, brandId, userId } = data as { lookId?: number; brandId?: number; userId?: number };
  return [
    ...(lookId === undefined ? [] : [`look-${lookId}`]),
    ...(brandId === undefined ? [] : [`brand-${brandId}`]),
    ...(userId === undefined ? [] : [`user-${userId}`]),
  ];
}

/** The fields are those of the state; the row's other columns repeat them. */
export const lookUsesThen: RowsThen = {
  models: lookUses,
  fields: (rows) =>
    rows
      .of(lookUsesTable)
      .map(({ id, state }) => [`look_use-${id}`, fieldsOf(state, {}, ['lookUseId', 'formerDays'])]),
  people: (rows) => rows.of(lookUsesTable).map(({ userId }) => `user:${userId}`),
};
