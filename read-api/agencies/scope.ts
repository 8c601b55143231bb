import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';

/** Active agencies. Every caller may see them. */
export function agenciesFor(db: ReadModels) {
  return db.selectFrom('read.agencies as agency').where('agency.status', '=', 'active');
}

/** Active agencies as in `agenciesFor`; staff also get contact details and the number of members. */
export function wholeAgencies(db: ReadModels, caller: Caller) {
  const isStaff = sql<boolean>`${caller.label === 'staff'}`;
  return agenciesFor(db)
    .selectAll('agency')
    .select([
      contactsFor(db)
        .where(sql<boolean>`contact.agency_id = agency.id`)
        .having(isStaff)
        .select(
          sql<
            string[]
          >`coalesce(array_agg(person.name order by contact.id) filter (where person.name is not null), '{}')`.as(
            'names',
          ),
        )
        .as('contactNames'),
      linksFor(db, caller)
        .where(sql<boolean>`link.agency_id = agency.id`)
        .having(isStaff)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('memberCount'),
    ]);
}

/** Active contacts with their personal data. For staff. */
export function contactsFor(db: ReadModels) {
  return db
    .selectFrom('read.agencyContacts as contact')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'agency_contact:' || contact.id`),
    )
    .where('contact.status', '=', 'active');
}

/** Members that the caller may see, joined with each agency contact that they have. */
export function linksFor(db: ReadModels, caller: Caller) {
  return membersFor(db, caller).innerJoin('read.agencyLinks as link', 'link.userId', 'member.id');
}

/** Throws 404 if the agency does not exist. */
export async function requireAgency(db: ReadModels, id: number): Promise<void> {
  const row = await agenciesFor(db).where('agency.id', '=', id).select('agency.id').executeTakeFirst();
  if (row === undefined) throw notFound('agency', id);
}

/** Throws 404 if the caller may not see the member. */
export async function requireMember(db: ReadModels, caller: Caller, id: number): Promise<void> {
  const row = await membersFor(db, caller).where('member.id', '=', id).select('member.id').executeTakeFirst();
  if (row === undefined) throw notFound('user', id);
}
