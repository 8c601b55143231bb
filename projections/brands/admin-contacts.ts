import type { BrandAdminEvent } from '#domain/brands/brand-admin.ts';
import { contacts } from '../personal-data/contacts.ts';

/** Unsealed personal data of brand admins. */
export const brandAdminContactsProjection = contacts<BrandAdminEvent>('brand_admin', {
  BrandAdminAdded: ({ username, personal }) => ({ username, personal }),
  BrandAdminInvited: ({ username, personal }) => ({ username, personal }),
  BrandAdminRevised: ({ changed: { personal } }) => ({ personal }),
  BrandAdminRemoved: 'gone',
});
