import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { unansweredSince } from '#domain/look-uses/needs-decision.ts';
import { lookUseStatuses, lookUseTypes, renewalDays } from '#domain/look-uses/use-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { DaysParam, FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { countFollowed } from '../kit/followed-rows.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, whether, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { lookUseMoves } from './moves.ts';
import { type LookUseFound, wholeUses } from './scope.ts';
import { textsFound } from './texts.ts';

export const lookUseList = sortedList(
  wholeUses,
  {
    id: 'use.id',
    start_date: 'use.startDate',
    end_date: 'use.endDate',
    asked_time: 'use.askedAt',
    created_time: 'use.createdAt',
    updated_time: 'use.updatedAt',
  },
  newestFirst,
  ['end_date', 'asked_time'],
);

export const LookUseFilters = {
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  statuses: Type.Optional(SomeOf(lookUseStatuses)),
  types: Type.Optional(SomeOf(lookUseTypes)),
  brand_id: Type.Optional(IdParam),
  look_id: Type.Optional(IdParam),
  user_id: Type.Optional(IdParam),
  username: Type.Optional(TextParam),
  created_time: Type.Optional(PeriodParam),
  start_date: Type.Optional(DaysParam),
  end_date: Type.Optional(DaysParam),
  is_unanswered: Type.Optional(FlagParam),
  is_ending: Type.Optional(FlagParam),
  needs_decision: Type.Optional(FlagParam),
  is_look_gone: Type.Optional(FlagParam),
};
export const LookUsesQuery = ListQuery({ ...LookUseFilters, order: lookUseList.param });
export type LookUsesParams = Omit<Static<typeof LookUsesQuery>, 'limit' | 'offset' | 'order'>;

/**
 * Uses that the caller may see and that match all filters, unsorted. `texts` are the conditions of the filters by text, which
 * `textsFound` looks up first.
 */
export function filteredUses(
  { db, caller, now }: Reading,
  query: LookUsesParams,
  texts: readonly RawBuilder<SqlBool>[],
) {
  const { ids, statuses, types, start_date: started, end_date: ending, created_time: created } = query;
  const { brand_id: brandId, look_id: lookId, user_id: userId } = query;
  const { is_unanswered: isUnanswered, needs_decision: isAwaited } = query;
  const { is_ending: isEnding, is_look_gone: isLookGone } = query;
  let uses = wholeUses(db, caller, now);
  if (ids !== undefined) uses = uses.where(among('use.id', ids));
  if (statuses !== undefined) uses = uses.where(among('use.status', statuses));
  if (types !== undefined) uses = uses.where(among('use.use_type', types));
  if (brandId !== undefined) uses = uses.where('use.brandId', '=', brandId);
  if (lookId !== undefined) uses = uses.where('use.lookId', '=', lookId);
  if (userId !== undefined) uses = uses.where('use.userId', '=', userId);
  if (created !== undefined) uses = uses.where(within('use.created_at', created));
  if (started !== undefined) {
    uses = uses.where('use.startDate', '>=', started.from).where('use.startDate', '<=', started.to);
  }
  if (ending !== undefined) {
    uses = uses.where('use.endDate', '>=', ending.from).where('use.endDate', '<=', ending.to);
  }
  if (isUnanswered !== undefined) uses = uses.where(whether(unanswered(now), isUnanswered));
  if (isEnding !== undefined) uses = uses.where(whether(endingSoon(now), isEnding));
  if (isAwaited !== undefined) uses = uses.where(whether(awaited(caller.label, now), isAwaited));
  if (isLookGone !== undefined) uses = uses.where('use.isLookGone', '=', isLookGone);
  for (const condition of texts) uses = uses.where(condition);
  return uses;
}

const isOpen = sql<SqlBool>`use.status in ('initialized', 'in_progress')`;

/** Whether the member has not answered for a week. */
function unanswered(now: string) {
  return sql<SqlBool>`(${isOpen} and use.answer is null
    and use.asked_at <= ${unansweredSince(now)}::timestamptz)`;
}

/** Whether a confirmed use ends within the days in which a renewal is offered. */
function endingSoon(now: string) {
  const latest = daysLater(businessDayOf(now), renewalDays);
  return sql<SqlBool>`(use.status = 'confirmed' and use.end_date is not null and use.end_date <= ${latest}::date)`;
}

/** The same as `needsDecision` of the domain. */
function awaited(label: Caller['label'], now: string) {
  if (label === 'user') return sql<SqlBool>`(${isOpen} and use.answer is null)`;
  if (label !== 'staff') return sql<SqlBool>`false`;
  return sql<SqlBool>`(${isOpen}
    and (use.status = 'initialized' or use.answer = 'agreed' or ${unanswered(now)}))`;
}

/** The same, sorted. */
export async function matchingUses(
  reading: Reading,
  { order, ...query }: Static<typeof LookUsesQuery>,
): Promise<Rows<LookUseFound>> {
  const uses = filteredUses(reading, query, await textsFound(reading, query));
  return { ...rowsOf(uses, lookUseList.sorted(uses, order)), count: () => countUses(reading, query, uses) };
}

/** Filters that time alone moves uses into or out of. */
const byTime = ['is_unanswered', 'is_ending', 'needs_decision'] as const;

function countUses(
  reading: Reading,
  query: LookUsesParams,
  uses: ReturnType<typeof wholeUses>,
): Promise<number> {
  if (byTime.every((name) => query[name] === undefined)) {
    const list = { name: 'look uses', query, moves: lookUseMoves };
    return countFollowed(reading, { ...list, id: 'use.id', matching: uses });
  }
  const count = uses.clearSelect().select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'look uses', query, count);
}
