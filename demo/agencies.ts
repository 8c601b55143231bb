import { agency, agencyContact } from '#domain/agencies/agency.ts';
import { memberAgencies } from '#domain/agencies/member-agencies.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { demoAgencies } from './catalog/agencies.ts';
import type { DemoDeps } from './deps.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Given, type Setting } from './setting.ts';

const contactRef = (agencyIndex: number, index: number) => `contact ${agencyIndex}-${index}`;
const agencyRef = (index: number) => `agency ${index}`;

/**
 * Seals the personal data of each agency contact with the contact's own key. Returns the sealed data by the demo's
 * refs.
 */
export async function sealContacts(
  { seal }: Pick<DemoDeps, 'seal'>,
  idOf: Given['idOf'],
): Promise<Given['sealedContacts']> {
  const all = demoAgencies.flatMap(({ contacts }, agencyIndex) =>
    contacts.map(({ position: _, ...contact }, index) => ({ ref: contactRef(agencyIndex, index), contact })),
  );
  const sealed = all.map(async ({ ref, contact }) => {
    const key = personKey('agency_contact', idOf('agency_contact', ref));
    return [ref, await seal(key, contact satisfies Contact)] as const;
  });
  return new Map(await Promise.all(sealed));
}

/** Adds agencies with their contacts. Every sixth member has one of these contacts. */
export function tellAgencies(setting: Setting): void {
  const { world, idOf, staff, members, sealedContacts } = setting;
  const asked = { actor: staff, at: daysAgo(setting, 60) };
  const links = demoAgencies.flatMap(({ name, url, contacts }, agencyIndex) => {
    const agencyId = idOf('agency', agencyRef(agencyIndex));
    world.tell(agency, agencyId, { action: 'register', id: agencyId, fields: { name, url } }, asked);
    return contacts.map(({ position }, index) => {
      const ref = contactRef(agencyIndex, index);
      const id = idOf('agency_contact', ref);
      const fields = { agencyId, position, personal: sealedContacts.get(ref) ?? null };
      world.tell(agencyContact, id, { action: 'register', id, fields }, asked);
      return { contactId: id, agencyId };
    });
  });
  for (let index = 0; index < members.length; index += 6) {
    const link = links[(index / 6) % links.length];
    const later = { ...asked, at: daysAgo(setting, 50 - index / 6) };
    if (link) world.tell(memberAgencies, idOf('user', userRef(index)), { action: 'add', link }, later);
  }
}
