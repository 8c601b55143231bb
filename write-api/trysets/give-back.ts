import type { Target } from '#domain/reacting-kinds.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { releaseOf, takeBack } from './reserve.ts';
import type { Reserved } from './reserve-in-order.ts';

/** The ids reserved for a request's tryset and its items. */
export interface GivenTryset {
  trysetId: number;
  itemIds: readonly number[];
}

/**
 * Closes the tryset's stream before anything of a failed request is released. Another request with the same idempotency key,
 * in this process or another, may rely on the same claim and reservations. Returns true if that request came first: then the
 * tryset exists, and everything it names must stay reserved.
 */
export async function closeUnlessRequested(
  { streams }: WriteDeps,
  { trysetId }: GivenTryset,
  context: CommandContext,
): Promise<boolean> {
  // If the request has no idempotency key, no other request has these ids.
  if (context.bodyHash === undefined) return false;
  const command = { action: 'expire', trysetId } as const;
  await runTarget(streams, { on: 'tryset', id: trysetId, command }, stepOf(context));
  return (await streams.load(tryset, trysetId)).state.status !== 'expired';
}

/**
 * Releases reserved garments that the tryset does not name, because another request with the same idempotency key reserved
 * others.
 */
export async function giveBackSurplus(
  deps: WriteDeps,
  { trysetId }: GivenTryset,
  reserved: Reserved,
  context: CommandContext,
): Promise<void> {
  const { state } = await deps.streams.load(tryset, trysetId);
  const named = new Map(state.items.map(({ trysetItemId, stockItemId }) => [trysetItemId, stockItemId]));
  const surplus = [...reserved].filter(
    ([trysetItemId, stockItemId]) => named.get(trysetItemId) !== stockItemId,
  );
  await takeBack(deps, releases(new Map(surplus)), context);
}

export function releases(reserved: Reserved): Target[] {
  return [...reserved].map(([id, stockItemId]) => releaseOf(stockItemId, { kind: 'tryset_item', id }));
}

export function endOfClaim(userId: number, { trysetId, itemIds }: GivenTryset): Target {
  const ended = { userId, trysetId, itemIds, isDelivered: false };
  return { on: 'member_rentals', id: userId, command: { action: 'end_claim', ...ended } };
}

export function endOfHold(userId: number, { trysetId }: GivenTryset): Target {
  const paid = { kind: 'tryset', id: trysetId } as const;
  return { on: 'point_account', id: userId, command: { action: 'release', for: paid, itemId: null } };
}
