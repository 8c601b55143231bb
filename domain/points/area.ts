import type { Area } from '../area.ts';

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
  },
} as const satisfies Area;

function forNoLook(data: unknown): unknown {
  return { ...(data as object), forLook: null };
}
