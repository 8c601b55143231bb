import type { Advanced } from '#read-api/kit/live/contract.ts';
import type { Followed } from './followed.ts';

/** Whether the message may have changed an answer that is cached under `[path, id or query, …]`. */
export function isAffected(
  followed: readonly Followed[],
  [path, subject]: readonly unknown[],
  { all, entities }: Advanced,
): boolean {
  if (typeof path !== 'string') return false;
  const row = mostExact(followed, path);
  if (row === null) return false;
  if (all) return true;
  const advanced = (kind: string | undefined) => kind !== undefined && (entities[kind]?.length ?? 0) > 0;
  if (row.also?.some(advanced)) return true;
  // A history includes events of related things: a tryset's of its items, an item's of its garment.
  if (path.endsWith('/history')) {
    return advanced(row.kind) || followed.some(({ isTold, kind }) => isTold && advanced(kind));
  }
  if (row.kind === undefined || !path.includes('{')) return advanced(row.kind);
  return entities[row.kind]?.some((id) => String(id) === String(subject)) ?? false;
}

/** Paths of one area may start with a path of another area, so the longest match wins. */
function mostExact(followed: readonly Followed[], path: string): Followed | null {
  const fitting = followed.filter((each) => path.startsWith(each.path));
  return fitting.reduce<Followed | null>(
    (best, each) => (best === null || each.path.length > best.path.length ? each : best),
    null,
  );
}

/** Merges two messages; `other` is the later one. */
export function together(one: Advanced, other: Advanced): Advanced {
  const entities: Advanced['entities'] = { ...one.entities };
  for (const [kind, ids] of Object.entries(other.entities)) {
    entities[kind] = [...new Set([...(entities[kind] ?? []), ...ids])];
  }
  return { position: other.position, all: one.all || other.all, entities };
}
