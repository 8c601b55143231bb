import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { type AgencyContact, type AgencyDetail, agencyFields, contactFields } from './contract.ts';
import { contactsOfMember, wholeContacts } from './lists.ts';
import { wholeAgencies } from './scope.ts';

/** Returns an agency; staff also get its contacts. Throws 404 if the agency does not exist. */
export async function agencyDetail({ db }: ReadDeps, caller: Caller, id: number): Promise<AgencyDetail> {
  const row = await wholeAgencies(db, caller).where('agency.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('agency', id);
  const contacts =
    caller.label === 'staff'
      ? await wholeContacts(db, caller).where('contact.agencyId', '=', id).orderBy('contact.id').execute()
      : [];
  return { ...agencyFields.shown(row), contacts: contacts.map(contactFields.shown) };
}

/** Returns a contact of the agency or member in the path. Throws 404 if that one has no such contact. */
export async function contactDetail(
  { db }: ReadDeps,
  caller: Caller,
  id: number,
  { agencyId, userId }: { agencyId?: number; userId?: number } = {},
): Promise<AgencyContact> {
  let contacts = wholeContacts(db, caller).where('contact.id', '=', id);
  if (agencyId !== undefined) contacts = contacts.where('contact.agencyId', '=', agencyId);
  if (userId !== undefined)
    contacts = contacts.where('contact.id', 'in', contactsOfMember(db, caller, userId));
  const row = await contacts.executeTakeFirst();
  if (row === undefined) throw notFound('agency_contact', id);
  return contactFields.shown(row);
}
