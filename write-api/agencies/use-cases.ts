import { agency, agencyContact } from '#domain/agencies/agency.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { taken } from '../kit/changes/fields.ts';
import { endRecord, type RecordOf, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { ContactSaid } from './bodies.ts';
import { forgetContact } from './forget-contact.ts';
import { requireUnnamed } from './unnamed.ts';

const personalFields = { name: true, email: true, phone: true, position: false } as const;
const recordFields = { name: false, email: false, phone: false, position: true } as const;

/** A contact's id, and the id of its agency if the request's path has one. */
export interface ContactOf {
  id: number;
  agencyId?: number;
}

/** Registers a contact of an agency. 422 `agency.unknown` if there is no such agency. */
export function registerContact(
  deps: WriteDeps,
  asked: Asked,
  { agencyId, said }: { agencyId: number; said: ContactSaid },
): Promise<Changed> {
  return registerRecord(deps, asked, agencyContact, async (id) => {
    const { status } = (await deps.streams.refresh(agency, agencyId)).state;
    if (status !== 'active') throw unknownAgency(agencyId);
    const contact: Contact = taken(said, personalFields);
    const personal = await deps.seal(personKey('agency_contact', id), contact);
    return { agencyId, position: said.position, personal };
  });
}

/** Changes a contact. Throws 404 if the contact does not exist, or if it does not belong to the agency in the path. */
export function reviseContact(
  deps: WriteDeps,
  asked: Asked,
  { of, said }: { of: ContactOf; said: Partial<ContactSaid> },
): Promise<Changed> {
  return reviseRecord(deps, asked, agencyContact, contactOf(of), async (state) => {
    const person = personKey('agency_contact', of.id);
    const { sealed } = await resealed<Contact>(deps, person, state.personal, (now) => ({
      ...(now ?? { name: null, email: null, phone: null }),
      ...taken(said, personalFields),
    }));
    return { personal: sealed, ...taken(said, recordFields) };
  });
}

/**
 * Removes a contact and deletes the key of its personal data. Throws 404 like `reviseContact`, and 409 `removal.in_use` while
 * a member has the contact.
 */
export async function removeContact(deps: WriteDeps, asked: Asked, of: ContactOf): Promise<Changed> {
  const removed = await endRecord(deps, asked, agencyContact, contactOf(of), ({ agencyId }) =>
    requireUnnamed(deps, asked, { agencyId, contactId: of.id }),
  );
  await forgetContact(deps, of.id);
  return removed;
}

function contactOf({ id, agencyId }: ContactOf): RecordOf<{ agencyId: number }> {
  return { id, isOf: (state) => agencyId === undefined || state.agencyId === agencyId };
}

function unknownAgency(agencyId: number) {
  return unprocessable('agency.unknown', `there is no agency ${agencyId}`, { agencyId });
}
