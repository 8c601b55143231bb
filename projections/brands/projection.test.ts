import { expect, test } from 'vitest';
import type { BrandAdminEvent } from '#domain/brands/brand-admin.ts';
import type { BrandEvent, BrandFields } from '#domain/brands/brand-events.ts';
import type { Sealed } from '#domain/sealed.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { brandAdminContactsProjection } from './admin-contacts.ts';
import { brandAdminsProjection } from './admins.ts';
import { brandContactsProjection } from './contacts.ts';
import { brandsProjection } from './projection.ts';

const seal = (value: unknown) => JSON.stringify(value) as Sealed;
const fields: BrandFields = {
  name: 'Maison',
  nameKo: '메종',
  skuCode: null,
  regionId: 'KOREA',
  instagramId: null,
  commissionRate: 10,
  isFeatured: false,
  isExclusive: false,
  exclusiveCuratorIds: [],
  agreeMarketing: false,
};
const contact = { name: 'Front desk', phone: '02-1' };
const history: Given<BrandEvent>[] = [
  { event: { type: 'BrandRegistered', data: { brandId: 1, ...fields } } },
  { event: { type: 'BrandPictureSet', data: { kind: 'logo', hash: 'abc' } } },
  { event: { type: 'BrandBankAccountSet', data: { bankAccount: seal({ accountNumber: '123' }) } } },
  { event: { type: 'BrandPhoneAdded', data: { phoneId: 5, contact: seal(contact), isPublic: false } } },
  { event: { type: 'BrandPhoneRevised', data: { phoneId: 5, changed: { isPublic: true } } } },
  { event: { type: 'BrandPublished', data: {} } },
];

test('folds a brand into its row without sealed data', () => {
  const row = foldAll(brandsProjection, 'brand-1', history);
  expect(row).toMatchObject({ id: 1, name: 'Maison', status: 'published', pictures: { logo: 'abc' } });
  expect(JSON.stringify({ ...row, revision: null })).not.toMatch(/123|02-1|bankAccount|phones/);
});

test('unseals business data into private.people', () => {
  expect(foldAll(brandContactsProjection, 'brand-1', history)).toMatchObject({
    id: 'brand:1',
    brand: {
      bankAccount: { accountNumber: '123' },
      businessRegistration: null,
      phones: [{ phoneId: 5, isPublic: true, contact }],
    },
  });
  const removed: Given<BrandEvent> = { event: { type: 'BrandPhoneRemoved', data: { phoneId: 5 } } };
  expect(foldAll(brandContactsProjection, 'brand-1', [...history, removed])?.brand?.phones).toEqual([]);
});

test('keeps a brand admin’s name until removal', () => {
  const personal = seal({ name: 'Choi', phone: null, email: 'choi@example.com' });
  const added: Given<BrandAdminEvent> = {
    event: {
      type: 'BrandAdminAdded',
      data: { brandAdminId: 8, brandId: 1, username: 'brand-a', personal, position: 'lead' },
    },
  };
  const removed: Given<BrandAdminEvent> = { event: { type: 'BrandAdminRemoved', data: {} } };
  expect(foldAll(brandAdminsProjection, 'brand_admin-8', [added])).toMatchObject({
    id: 8,
    brandId: 1,
    username: 'brand-a',
    position: 'lead',
    status: 'active',
  });
  expect(foldAll(brandAdminContactsProjection, 'brand_admin-8', [added])).toMatchObject({
    id: 'brand_admin:8',
    name: 'Choi',
    search: 'brand-a choi choi@example.com',
  });
  expect(foldAll(brandAdminsProjection, 'brand_admin-8', [added, removed])?.status).toBe('removed');
  expect(foldAll(brandAdminContactsProjection, 'brand_admin-8', [added, removed])).toBe(null);
});
