import { sql } from 'kysely';
import { type Actor, type Role, roles } from '#domain/actor.ts';
import { actorNames } from '../history/actors.ts';
import type { Reading } from '../reading.ts';
import { logFor } from '../scope.ts';
import type { EventActors } from './contract.ts';

/** Only staff and brand admins are listed as actors: members are too many, and the system is a single actor. */
const listed: readonly Role[] = ['staff', 'brand_admin'];

/** All roles, and the staff and brand admins who caused events that the caller may see. */
export async function eventActors(reading: Reading): Promise<EventActors> {
  const { caller } = reading;
  const people = (await Promise.all(listed.map((role) => whoActedAs(reading, role)))).flat();
  const names = await actorNames(reading, reading.caller, people);
  const known = await Promise.all(people.map((actor) => actedWithin(actor)));
  const seen = people.filter((_, index) => known[index]);
  return {
    data: [...roles.map((label): Actor => ({ label, id: null })), ...seen].map((actor) => ({
      ...actor,
      name: names(actor),
    })),
  };

  /** Whether the caller may see any event by this actor. */
  async function actedWithin({ label, id }: Actor): Promise<boolean> {
    if (caller.label === 'staff') return true;
    const event = await logFor(reading)
      .where('log.actorLabel', '=', label)
      .where('log.actorId', '=', id)
      .select('log.position')
      .limit(1)
      .executeTakeFirst();
    return event !== undefined;
  }
}

/** Skips through the index from one actor id to the next, whatever number of events each actor has. */
async function whoActedAs({ db }: Reading, role: Role): Promise<Actor[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive acted (id) as (
      select min(actor_id) from read.log where actor_label = ${role}
      union all
      select (select min(actor_id) from read.log where actor_label = ${role} and actor_id > acted.id)
      from acted where acted.id is not null
    )
    select id from acted where id is not null`.execute(db);
  return rows.map(({ id }) => ({ label: role, id }));
}
