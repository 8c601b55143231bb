import { type EntityKind, entitiesIn } from '#domain/entity-fields.ts';
import type { Caller } from '#http/caller.ts';
import type { LogDeps } from '../../deps.ts';
import type { HistoryEntry } from './contract.ts';

/** Names by `<kind>-<id>`. Ids without a name, and ids that the caller may not see, are left out. */
export type EntityNames = Record<string, string>;

/** Looks up the names of the ids in entries. */
export async function entityNames(
  { db, areas }: Pick<LogDeps, 'db' | 'areas'>,
  caller: Caller,
  entries: readonly Pick<HistoryEntry, 'type' | 'data' | 'changes'>[],
): Promise<EntityNames> {
  const wanted = new Map<EntityKind, Set<number>>();
  for (const { kind, id } of entries.flatMap(entitiesOf)) {
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  }
  const names: EntityNames = {};
  await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      for (const { id, name } of (await areas.names[kind]?.(db, caller, [...ids])) ?? []) {
        if (name !== null && name !== '') names[`${kind}-${id}`] = name;
      }
    }),
  );
  return names;
}

function entitiesOf({ type, data, changes }: Pick<HistoryEntry, 'type' | 'data' | 'changes'>) {
  const changed = changes.flatMap(({ field, before, after }) => [
    ...entitiesIn(before, field),
    ...entitiesIn(after, field),
  ]);
  return [...entitiesIn(data, '', type), ...changed];
}
