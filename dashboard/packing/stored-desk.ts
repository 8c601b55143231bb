import type { PackingDesk } from './desk-state.ts';

export const emptyDesk: PackingDesk = {
  by: null,
  queue: [],
  open: null,
  scanned: [],
  swap: null,
  odd: null,
  problem: null,
  shipments: [],
};

/** The desk after a reload: the same work, without the message of the last input. */
export function restored(stored: unknown): PackingDesk {
  return typeof stored === 'object' && stored !== null
    ? { ...emptyDesk, ...stored, problem: null }
    : emptyDesk;
}
