import type { Area } from '../area.ts';

/** Stream ids are member ids, so accounts are part of their histories. */
export const pointsArea = {
  kinds: [],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {
    // Since version 2 events name the look that they are for; earlier events had none.
    PointsGiven: { 1: forNoLook },
    PointsTaken: { 1: forNoLook },
  },
} as const satisfies Area;

function forNoLook(data: unknown): unknown {
  return { ...(data as object), forLook: null };
}
