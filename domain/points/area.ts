import type { Area } from '../area.ts';

/** Its streams are named by members, of whose histories they are a part. */
export const pointsArea = {
  kinds: [],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {
    // Since version 2 they say which look they are for; before, none ever was.
    PointsGiven: { 1: forNoLook },
    PointsTaken: { 1: forNoLook },
  },
} as const satisfies Area;

function forNoLook(data: unknown): unknown {
  return { ...(data as object), forLook: null };
}
