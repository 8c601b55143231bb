import type { PersonCategory } from '#domain/areas.ts';
import type { BrandAdminEvent } from '#domain/brands/brand-admin.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import type { StaffEvent } from '#domain/members/staff.ts';
import { idOf, type Projection, type Recorded, type Unseal } from '../projection.ts';
import { initialPerson, searchable } from './person-row.ts';
import { type PersonRow, peopleTable } from './tables.ts';

/** Brand admins in the clear. */
export const brandAdminContactsProjection = contacts<BrandAdminEvent>('brand_admin', [
  'BrandAdminAdded',
  'BrandAdminRevised',
  'BrandAdminRemoved',
]);

/** Staff in the clear. */
export const staffContactsProjection = contacts<StaffEvent>('staff', [
  'StaffAdded',
  'StaffPersonalDataSet',
  'StaffRemoved',
]);

function contacts<Event extends BrandAdminEvent | StaffEvent>(
  category: PersonCategory,
  types: readonly Event['type'][],
): Projection<PersonRow, Event> {
  const known: readonly string[] = types;
  return {
    name: `people_${category}s`,
    table: peopleTable,
    categories: [category],
    knows: (type) => known.includes(type),
    keys: (recorded) => (known.includes(recorded.event.type) ? [personKey(category, idOf(recorded))] : []),
    fold: (row, recorded, key, unseal) => foldContact(row, recorded, String(key), unseal),
  };
}

function foldContact(
  row: PersonRow | null,
  { event }: Recorded<BrandAdminEvent | StaffEvent>,
  key: string,
  unseal: Unseal,
): PersonRow | null {
  const before = row ?? initialPerson(key);
  switch (event.type) {
    case 'BrandAdminAdded':
    case 'StaffAdded': {
      const { username, personal } = event.data;
      return searchable({ ...before, username, ...readable(unseal(key, personal)) });
    }
    case 'StaffPersonalDataSet':
      return searchable({ ...before, ...readable(unseal(key, event.data.personal)) });
    case 'BrandAdminRevised': {
      const { personal } = event.data.changed;
      return personal === undefined ? row : searchable({ ...before, ...readable(unseal(key, personal)) });
    }
    case 'BrandAdminRemoved':
    case 'StaffRemoved':
      return null;
    default:
      return row;
  }
}

function readable(json: unknown): Contact {
  const contact = json as Contact | null;
  return { name: contact?.name ?? null, phone: contact?.phone ?? null, email: contact?.email ?? null };
}
