import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { IdParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import type { MemberRow } from './contract.ts';
import { linksFor, requireAgency } from './scope.ts';

export const AgencyMembersQuery = ListQuery({ contact_id: Type.Optional(IdParam) });

/** The members who name a contact of an agency, or one given contact. */
export async function agencyMembers(
  { db, caller }: Reading,
  { id }: { id: number },
  { contact_id }: Static<typeof AgencyMembersQuery>,
): Promise<Rows<MemberRow>> {
  await requireAgency(db, id);
  let members = linksFor(db, caller)
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'agency_contact:' || link.contact_id`),
    )
    .where('link.agencyId', '=', id)
    .select(['member.id', 'member.username', 'link.contactId', 'person.name as contactName']);
  if (contact_id !== undefined) members = members.where('link.contactId', '=', contact_id);
  return rowsOf(members, members.orderBy('member.id'));
}
