import type { BrandAdminEvent, BrandAdminState } from '#domain/brands/brand-admin.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { BrandState, BrandStatus } from '#domain/brands/brand-state.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

export const history = {
  categories: {
    brand: 'Brand',
    brand_admin: 'Brand admin',
  },
  categoryWithId: {
    brand: 'Brand {{id}}',
    brand_admin: 'Brand admin {{id}}',
  },
  brandStatus: {
    none: 'None yet',
    unpublished: 'Not published',
    published: 'Published',
    removed: 'Removed',
  } as const satisfies Record<BrandStatus, string>,
  event: {
    BrandRegistered: 'Brand was registered: {{name}}.',
    BrandRevised: 'Brand was revised.',
    BrandPublished: 'Brand was published.',
    BrandUnpublished: 'Brand was taken back from publication.',
    BrandPictureSet: 'A picture of the brand was changed.',
    BrandBusinessRegistrationSet: 'Business registration was changed.',
    BrandBankAccountSet: 'Bank account was changed.',
    BrandOutStockAddressSet: 'Out-stock address was changed.',
    BrandCertificationRuleSet: 'How looks are certified was set: {{certificationRule}}.',
    BrandPhoneAdded: 'A phone was added.',
    BrandPhoneRevised: 'A phone was changed.',
    BrandPhoneRemoved: 'A phone was removed.',
    BrandRemoved: 'Brand was removed.',
    BrandAdminAdded: 'Admin was added: {{username}}.',
    BrandAdminInvited: 'Admin was invited: {{username}}.',
    BrandAdminInvitationRenewed: 'The invitation was sent to the admin again.',
    BrandAdminActivated: 'The invited admin chose a password.',
    BrandAdminRegistrationExpired: 'Registration of an admin expired: it was never completed.',
    BrandAdminRevised: 'Data of the admin were changed.',
    BrandAdminPasswordChanged: 'Password of the admin was changed.',
    BrandAdminPasswordLinkMailed: 'A link for setting a new password was mailed to the admin.',
    BrandAdminSignInEnded: 'A sign-in of the admin was ended.',
    BrandAdminSecondFactorSet: 'The admin set up a second step for signing in.',
    BrandAdminSecondFactorRemoved: 'The second step of the admin’s sign-in was removed.',
    BrandAdminRemoved: 'Admin was removed.',
  } as const satisfies EventTexts<BrandEvent | BrandAdminEvent>,
  field: {
    list: 'List picture',
    logo: 'Logo',
    title: 'Title picture',
    business_certificate: 'Business certificate',
    nameKo: 'Korean name',
    skuCode: 'SKU code',
    instagramId: 'Instagram',
    commissionRate: 'Commission, percent',
    isFeatured: 'Featured',
    isExclusive: 'Exclusive',
    exclusiveCuratorIds: 'Chosen curators',
    agreeMarketing: 'Marketing messages',
    businessRegistration: 'Business registration',
    bankAccount: 'Bank account',
    outStockAddress: 'Out-stock address',
    certificationRule: 'Certification of looks',
    essentialHashtags: 'Required hashtags',
    essentialWords: 'Required words',
    phones: 'Phones',
    phoneId: 'Phone no.',
    contact: 'Contact data',
    brandAdminId: 'Brand admin',
  } as const satisfies FieldTexts<BrandState | BrandAdminState>,
} as const;

export const replay = {
  entities: {
    brand: 'Brand',
    brand_admin: 'Brand admin',
  },
  projection: {
    brands: 'Brands',
    brand_admins: 'Brand admins',
    people_brand_admins: 'Contact data of brand admins',
    people_brands: 'Business data of brands',
  },
} as const;
