import { sql } from 'kysely';
import type { Actor } from '#domain/actor.ts';
import type { ReadModels } from '../../database.ts';
import type { Reader } from '../area.ts';
import type { Reading } from '../reading.ts';

export type ActorNames = (actor: Actor) => string | null;

/** Current names of actors that the reader may see; null for forgotten persons and the system. */
export async function actorNames(
  { db, areas }: Pick<Reading, 'db' | 'areas'>,
  reader: Reader,
  actors: readonly Actor[],
): Promise<ActorNames> {
  const names = new Map<string, string | null>();
  const byRole = Map.groupBy(actors, ({ label }) => label);
  await Promise.all([...byRole].map(([role, those]) => nameAll(role, those)));
  return (actor) => names.get(keyOf(actor)) ?? null;

  async function nameAll(role: Actor['label'], those: readonly Actor[]): Promise<void> {
    const ids = [...new Set(those.flatMap(({ id }) => id ?? []))];
    const called = ids.length === 0 ? undefined : areas.actors.get(role);
    for (const { id, name } of (await called?.(db, reader, ids)) ?? [])
      names.set(keyOf({ label: role, id }), name);
  }
}

function keyOf({ label, id }: Actor): string {
  return `${label}:${id}`;
}

/** Readable personal data of people of this category. */
export async function peopleOf(db: ReadModels, category: string, ids: readonly number[]) {
  const keys = ids.map((id) => `${category}:${id}`);
  const people = await db
    .selectFrom('private.people')
    .select(['id', 'name', 'username'])
    .where(sql<boolean>`id = any(${keys})`)
    .execute();
  return people.map(({ id, ...named }) => ({ ...named, id: Number(id.slice(category.length + 1)) }));
}
