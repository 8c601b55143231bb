import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { businessDayOf, daysLater, endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import { overdueStatus } from '#domain/tryset-items/rental-groups.ts';
import { FlagParam, IdsParam, PeriodParam } from '#http/filters.ts';
import { inCategories } from '../briefs/products/in-categories.ts';
import { within } from '../kit/search.ts';
import { inTimeZone } from '../kit/time-zone.ts';
import { zoneCalendar } from '../kit/zone-calendar.ts';

/** Filters by times and marks; many show exactly the items that a figure counts. */
export const figureFilters = {
  category_ids: Type.Optional(IdsParam),
  delivered_time: Type.Optional(PeriodParam),
  trial_end_time: Type.Optional(PeriodParam),
  return_requested_time: Type.Optional(PeriodParam),
  return_arrived_time: Type.Optional(PeriodParam),
  deferred_time: Type.Optional(PeriodParam),
  shelved_time: Type.Optional(PeriodParam),
  is_overdue: Type.Optional(FlagParam),
  is_trial_ending_today: Type.Optional(FlagParam),
  today_zone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description:
        'IANA name of the time zone whose day `is_trial_ending_today` takes. Default: the business day (UTC+9)',
    }),
  ),
  is_post_due: Type.Optional(FlagParam),
  is_return_requested: Type.Optional(FlagParam),
  is_damage_reported: Type.Optional(FlagParam),
};
const FigureFilters = Type.Object(figureFilters);

/**
 * Whether an item is overdue: the member has it, the trial has ended, and no return was requested. Gifts have no
 * trial. A deadline counts as passed at its very instant.
 */
export function isOverdue(now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(item.status = ${overdueStatus} and item.trial_ends_at <= ${now})`;
}

/**
 * Whether the trial of an item that the member has ends on the day of the instant `now`: the zone's day, or the business day. Saved
 * views can keep it. Throws 400 for an unknown zone.
 */
function isTrialEndingToday(now: string, zone: string | undefined): RawBuilder<SqlBool> {
  const today = zone === undefined ? businessDay(now) : inTimeZone(() => dayIn(zone, now));
  return sql<SqlBool>`(item.status = ${overdueStatus} and ${within('item.trialEndsAt', today)})`;
}

function businessDay(now: string) {
  const day = businessDayOf(now);
  return { from: startOfBusinessDay(day), until: endOfBusinessDay(day) };
}

function dayIn(zone: string, now: string) {
  const { dayOf, midnight } = zoneCalendar(zone);
  const day = dayOf(Date.parse(now));
  const [from, until] = [midnight(day), midnight(daysLater(day, 1))];
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

/** Whether an item's look is settled: posted, refused, or missing after its due date. */
export function isPostDue(now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(item.post_status in ('posted', 'refused') or item.post_due_at <= ${now})`;
}

/** Whether a return was requested and not withdrawn, regardless of later events. */
export const isReturnRequested = sql<SqlBool>`(item.return_requested_at is not null)`;

/** Whether somebody reported that the item arrived damaged. */
const isDamageReported = sql<SqlBool>`(item.damage is not null)`;

/** The conditions on an item that the figures' filters set, at the instant `now`. */
export function figureConditions(query: Static<typeof FigureFilters>, now: string): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const times = [
    ['item.deliveredAt', query.delivered_time],
    ['item.trialEndsAt', query.trial_end_time],
    ['item.returnRequestedAt', query.return_requested_time],
    ['item.returnArrivedAt', query.return_arrived_time],
    ['item.deferredAt', query.deferred_time],
  ] as const;
  for (const [column, period] of times) {
    if (period !== undefined) conditions.push(within(column, period));
  }
  const { shelved_time: shelved } = query;
  if (shelved !== undefined) {
    conditions.push(sql<SqlBool>`item.id in (
      select rental.tryset_item_id from read.stock_rentals as rental where ${within('rental.shelvedAt', shelved)})`);
  }
  const flags = [
    [isOverdue(now), query.is_overdue],
    [isTrialEndingToday(now, query.today_zone), query.is_trial_ending_today],
    [isPostDue(now), query.is_post_due],
    [isReturnRequested, query.is_return_requested],
    [isDamageReported, query.is_damage_reported],
  ] as const;
  for (const [flag, wanted] of flags) {
    if (wanted !== undefined) conditions.push(wanted ? flag : sql<SqlBool>`${flag} is not true`);
  }
  const { category_ids: categoryIds } = query;
  if (categoryIds !== undefined) conditions.push(inCategories('item.productId', categoryIds));
  return conditions;
}
