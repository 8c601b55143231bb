import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { personKey } from '#domain/members/person.ts';
import { initialPerson, searchable } from '../personal-data/person-row.ts';
import { type PersonRow, peopleTable, type ReadableBrand } from '../personal-data/tables.ts';
import { idOf, type Projection, type Unseal } from '../projection.ts';

const types: readonly string[] = [
  'BrandBusinessRegistrationSet',
  'BrandBankAccountSet',
  'BrandOutStockAddressSet',
  'BrandOrganizationObjectSet',
  'BrandPhoneAdded',
  'BrandPhoneRevised',
  'BrandPhoneRemoved',
  'BrandApplicationForgotten',
] satisfies BrandEvent['type'][];

const nothing: ReadableBrand = {
  businessRegistration: null,
  bankAccount: null,
  outStockAddress: null,
  phones: [],
};

/** Unsealed business data, bank accounts, addresses and phones of brands. */
export const brandContactsProjection: Projection<PersonRow, BrandEvent> = {
  name: 'people_brands',
  table: peopleTable,
  categories: ['brand'],
  knows: (type) => types.includes(type),
  keys: (recorded) => (types.includes(recorded.event.type) ? [personKey('brand', idOf(recorded))] : []),
  fold(row, { event }, key, unseal) {
    const before = row ?? initialPerson(String(key));
    const brand = after(before.brand ?? nothing, event, (sealed) => unseal(String(key), sealed));
    return searchable({ ...before, brand });
  },
};

function after(
  brand: ReadableBrand,
  event: BrandEvent,
  read: (sealed: string | null) => ReturnType<Unseal>,
): ReadableBrand {
  switch (event.type) {
    case 'BrandBusinessRegistrationSet':
      return { ...brand, businessRegistration: read(event.data.businessRegistration) };
    case 'BrandBankAccountSet':
      return { ...brand, bankAccount: read(event.data.bankAccount) };
    case 'BrandOutStockAddressSet':
      return { ...brand, outStockAddress: read(event.data.outStockAddress) };
    case 'BrandOrganizationObjectSet': {
      const { part, object } = event.data;
      return { ...brand, organization: { ...brand.organization, [part]: read(object) } };
    }
    case 'BrandPhoneAdded': {
      const { phoneId, isPublic, contact } = event.data;
      return { ...brand, phones: [...brand.phones, { phoneId, isPublic, contact: read(contact) }] };
    }
    case 'BrandPhoneRevised': {
      const { phoneId, changed } = event.data;
      const { contact, ...others } = changed;
      const revised = contact === undefined ? others : { ...others, contact: read(contact) };
      return {
        ...brand,
        phones: brand.phones.map((phone) => (phone.phoneId === phoneId ? { ...phone, ...revised } : phone)),
      };
    }
    case 'BrandPhoneRemoved':
      return { ...brand, phones: brand.phones.filter(({ phoneId }) => phoneId !== event.data.phoneId) };
    case 'BrandApplicationForgotten':
      return nothing;
    default:
      return brand;
  }
}
