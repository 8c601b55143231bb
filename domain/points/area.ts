import type { Area } from '../area.ts';
import type { PointShare } from './holds.ts';

/** The ids of account streams are member ids, so the events are part of members' histories. */
export const pointsArea = {
  kinds: [],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {
    // Since version 2 events name the look for which points were given; version 1 events have no look.
    PointsGiven: { 1: forNoLook },
    PointsTaken: { 1: forNoLook },
    // Since version 2 holds name the kind of thing that they pay for; earlier ones paid for trysets only.
    PointsHeld: { 1: forTryset },
    PointsReleased: { 1: forTryset },
    PointsCaptured: { 1: forTryset },
    PointsRefunded: { 1: refundOfTryset },
  },
} as const satisfies Area;

interface OldShare {
  trysetItemId: number;
  amount: number;
}

function forTryset(data: unknown): unknown {
  const { trysetId, shares, ...said } = data as { trysetId: number; shares: readonly OldShare[] };
  return { ...said, for: { kind: 'tryset', id: trysetId }, shares: shares.map(shareOf) };
}

/** Version 1 refunded one item. */
function refundOfTryset(data: unknown): unknown {
  const { trysetId, trysetItemId, ...said } = data as { trysetId: number } & OldShare;
  const shares = [shareOf({ trysetItemId, amount: said.amount })];
  return { ...said, for: { kind: 'tryset', id: trysetId }, shares };
}

function shareOf({ trysetItemId, amount }: OldShare): PointShare {
  return { itemId: trysetItemId, amount };
}

function forNoLook(data: unknown): unknown {
  return { ...(data as object), forLook: null };
}
