import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
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
