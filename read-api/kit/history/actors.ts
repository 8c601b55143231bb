import { sql } from 'kysely';
import type { Actor } from '#domain/actor.ts';
import type { ReadModels } from '../../database.ts';

export type ActorNames = (actor: Actor) => string | null;

/** Names of the people who acted, looked up now; null for the forgotten and for the system. */
export async function actorNames(db: ReadModels, actors: readonly Actor[]): Promise<ActorNames> {
  const keys = [...new Set(actors.flatMap((actor) => keyOf(actor) ?? []))];
  if (keys.length === 0) return () => null;
  const [people, staff] = await Promise.all([
    db
      .selectFrom('private.people')
      .select(['id', 'name', 'username'])
      .where(sql<boolean>`id = any(${keys})`)
      .execute(),
    db
      .selectFrom('read.staff')
      .select(['id', 'username'])
      .where(sql<boolean>`'staff:' || id = any(${keys})`)
      .execute(),
  ]);
  const names = new Map<string, string | null>();
  for (const { id, username } of staff) names.set(`staff:${id}`, username);
  for (const { id, name, username } of people) {
    // A member is known by its username: its real name is not for everybody who may read a history.
    const shown = id.startsWith('user:') ? username : (name ?? username);
    if (shown !== null) names.set(id, shown);
  }
  return (actor) => names.get(keyOf(actor) ?? '') ?? null;
}

function keyOf({ label, id }: Actor): string | null {
  return id === null || label === 'system' ? null : `${label}:${id}`;
}
