import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { useModes } from '#domain/products/product-kinds.ts';
import { type ItemOutcome, itemOutcomes, outcomeCauses } from '#domain/tryset-items/item-kinds.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { missingStatuses } from '#domain/tryset-items/outcome.ts';
import { outcomeStatuses } from '#domain/tryset-items/outcome-cause.ts';
import { postFilters } from '#domain/tryset-items/post-status.ts';
import { OneOf } from '#http/contract.ts';
import { FlagParam, SomeOf } from '#http/filters.ts';
import { among, whether } from '../kit/search.ts';

/** Filters by which a list shows exactly the items that a metric counts. */
export const outcomeFilters = {
  outcome: Type.Optional(SomeOf(itemOutcomes)),
  outcome_cause: Type.Optional(SomeOf(outcomeCauses)),
  use_mode: Type.Optional(OneOf(useModes)),
  /** Whether the item reached the member, whatever happened since. */
  is_delivered: Type.Optional(FlagParam),
};
const OutcomeFilters = Type.Object({ ...outcomeFilters, post_statuses: Type.Optional(SomeOf(postFilters)) });

export const isDelivered = sql<SqlBool>`item.delivered_at is not null`;

const isBought = sql<SqlBool>`item.status = 'purchased' and item.loss is null`;
const endedIn = (status: TrysetItemStatus) => sql<SqlBool>`(item.status = ${status} and item.loss is null)`;

/**
 * Conditions for each outcome, as `itemOutcome` of the domain tells it. Only `lost` is wider: it covers all `lostOutcomes`, as the
 * metric of this name counts them.
 */
export const hasOutcome: Readonly<Record<ItemOutcome, RawBuilder<SqlBool>>> = {
  returned: endedIn('return_delivered'),
  purchased: sql<SqlBool>`(${isBought} and item.use_mode <> 'gift')`,
  gifted: sql<SqlBool>`(${isBought} and item.use_mode = 'gift')`,
  lost: sql<SqlBool>`(item.loss is not null or item.status = any(${missingStatuses}))`,
  damaged: sql<SqlBool>`item.loss = 'damaged'`,
  failed: endedIn('return_failed'),
  deferred: endedIn('return_deferred'),
  canceled: endedIn('tryset_canceled'),
};

/** Whether an item has no look, no refusal, and its last post day has passed. A deadline has passed at its very instant. */
export function isPostOverdue(now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(item.post_status in ('unposted', 'planned') and item.post_due_at <= ${now})`;
}

/** The conditions on an item that these filters and `post_statuses` set, at the instant `now`. */
export function outcomeConditions(query: Static<typeof OutcomeFilters>, now: string): RawBuilder<SqlBool>[] {
  const { use_mode: useMode, is_delivered: isWanted } = query;
  const { outcome: outcomes, outcome_cause: causes, post_statuses: posts } = query;
  return [
    ...(outcomes === undefined ? [] : [anyOf(outcomes.map((outcome) => hasOutcome[outcome]))]),
    ...(causes === undefined
      ? []
      : [among('item.status', outcomeStatuses), among('item.outcomeCause', causes)]),
    ...(useMode === undefined ? [] : [sql<SqlBool>`item.use_mode = ${useMode}`]),
    ...(isWanted === undefined ? [] : [whether(isDelivered, isWanted)]),
    ...(posts === undefined ? [] : [posted(posts, now)]),
  ];
}

function posted(posts: readonly (typeof postFilters)[number][], now: string): RawBuilder<SqlBool> {
  const statuses = among('item.postStatus', posts);
  return posts.includes('overdue') ? anyOf([statuses, isPostOverdue(now)]) : statuses;
}

function anyOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
