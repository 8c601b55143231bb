import type { World } from './world.ts';

/** The ids of all looks in the history so far, in order. */
export function lookIdsOf({ history }: Pick<World, 'history'>): number[] {
  const streams = new Set(history.map(({ stream }) => stream));
  return [...streams].flatMap((name) => (name.startsWith('look-') ? Number(name.slice('look-'.length)) : []));
}
