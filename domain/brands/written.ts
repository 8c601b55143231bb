import { written } from '../event-versions.ts';
import { brand } from './brand.ts';
import { brandAdmin } from './brand-admin.ts';

export const brandsWritten = [
  written(brand, {
    BrandRegistered: 1,
    BrandApplied: 1,
    BrandApproved: 1,
    BrandDeclined: 1,
    BrandApplicationForgotten: 1,
    BrandRegistrationExpired: 1,
    BrandPublished: 1,
    BrandRevised: 1,
    BrandUnpublished: 1,
    BrandBusinessRegistrationSet: 1,
    BrandBankAccountSet: 1,
    BrandPictureSet: 1,
    BrandPictureStripped: 1,
    BrandCertificationRuleSet: 1,
    BrandPhoneAdded: 1,
    BrandRemoved: 1,
    BrandPhoneRemoved: 1,
    BrandOutStockAddressSet: 1,
    BrandOrganizationObjectSet: 1,
    BrandBankAccountShown: 1,
    BrandPhoneRevised: 1,
  }),
  written(brandAdmin, {
    BrandAdminRegistrationExpired: 1,
    BrandAdminAdded: 1,
    BrandAdminInvited: 1,
    BrandAdminInvitationRenewed: 1,
    BrandAdminActivated: 1,
    BrandAdminRevised: 1,
    BrandAdminPasswordChanged: 1,
    BrandAdminPasswordLinkMailed: 1,
    BrandAdminSignInEnded: 1,
    BrandAdminSecondFactorSet: 1,
    BrandAdminSecondFactorRemoved: 1,
    BrandAdminRemoved: 1,
  }),
];
