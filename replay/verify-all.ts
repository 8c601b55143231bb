import type { Client } from 'pg';
import { reactorCheckpoint } from '#event-store/bookkeeping.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { headPosition, lastEvent } from '#event-store/load.ts';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { collisions } from './collisions.ts';
import { type OrderTotals, ordersReconciled } from './orders-reconciled.ts';
import { type PointSums, pointsReconciled } from './points-reconciled.ts';
import { collisionLine, jsonOf, orderLine, pointLine } from './verify-lines.ts';

/** Results for a whole installation; null if only a part is compared. */
export interface OfAll {
  /**
   * Number of codes and names that several entities share. They do not count as differences, as no repair can change
   * them.
   */
  collisions: number | null;
  /** Sums of all members' points. A member whose points do not add up counts as a difference. */
  points: PointSums | null;
  /** Sums of all orders and brands' months. Each one that does not add up counts as a difference. */
  orders: OrderTotals | null;
}

/**
 * Prints shared codes and names, members whose points do not add up, and orders and months whose sums do not. `client` is inside
 * the transaction that compares the rows; `reacted` was read before it began.
 */
export async function toldOfAll(
  client: Client,
  reacted: Reacted,
  json: boolean,
): Promise<OfAll & { uneven: number }> {
  const alike = await collisions(client);
  for (const each of alike) console.log(json ? jsonOf({ of: 'collision', ...each }) : collisionLine(each));
  const { position } = await loadCheckpoint(client);
  const until = reactedTo(reacted, position);
  const { sums, differences } = await pointsReconciled(client, until);
  for (const each of differences) console.log(json ? jsonOf(each) : pointLine(each));
  const { totals, differences: uneven } = await ordersReconciled(client, until);
  for (const each of uneven) console.log(json ? jsonOf(each) : orderLine(each));
  return {
    collisions: alike.length,
    points: sums,
    orders: totals,
    uneven: differences.length + uneven.length,
  };
}

/** The reactor's checkpoint, and the position of the store's last event at that time. */
export interface Reacted {
  checkpoint: bigint | null;
  head: bigint;
}

export async function reactedIn(client: EventStoreDBClient): Promise<Reacted> {
  const noted = await lastEvent(client, `${reactorCheckpoint}-main`);
  const checkpoint = noted === null ? null : BigInt((noted.data as { position: string }).position);
  return { checkpoint, head: await headPosition(client) };
}

/**
 * Returns the reactor's checkpoint. If the rows are older than `head`, they may lack the reactor's events, so it
 * returns -1.
 */
function reactedTo({ checkpoint, head }: Reacted, rowsAt: bigint): bigint | null {
  return rowsAt < head ? -1n : checkpoint;
}
