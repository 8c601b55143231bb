import { brandStatuses } from '#domain/brands/brand-state.ts';
import { certificationRules } from '#domain/looks/look-kinds.ts';
import type { Brand, BrandCertificationRule } from '#read-api/brands/contract.ts';
import type { OrganizationObject } from '#read-api/brands/organization-contract.ts';
import { Pictures } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';

export const BrandStatus = builder.enumType('BrandStatus', { values: brandStatuses });
export const CertificationRule = builder.enumType('LookCertificationRule', { values: certificationRules });

const SocialAccounts = builder.objectRef<Brand>('BrandSocialAccounts').implement({
  fields: (t) => ({ instagram: t.exposeString('instagramId', { nullable: true }) }),
});

export const BrandType = builder.objectRef<Brand>('Brand').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    revision: t.exposeString('revision'),
    name: t.exposeString('name'),
    koreanName: t.exposeString('nameKo', { nullable: true }),
    englishName: t.exposeString('name'),
    status: t.expose('status', { type: BrandStatus }),
    skuCode: t.exposeString('skuCode', { nullable: true }),
    socialAccounts: t.field({ type: SocialAccounts, resolve: (brand) => brand }),
    isPublished: t.exposeBoolean('isPublished'),
    isExclusive: t.exposeBoolean('isExclusive'),
    titleImage: t.field({ type: Pictures, nullable: true, resolve: ({ images }) => images.title }),
  }),
});

export const BrandRule = builder.objectRef<BrandCertificationRule>('BrandCertificationRule').implement({
  fields: (t) => ({
    rule: t.expose('certificationRule', { type: CertificationRule }),
    essentialHashtags: t.exposeStringList('essentialHashtags'),
    essentialWords: t.exposeStringList('essentialWords'),
    revision: t.exposeString('revision'),
  }),
});

type OfType<Kind extends OrganizationObject['type']> = Extract<OrganizationObject, { type: Kind }>;

const BankAccount = builder.objectRef<OfType<'BankAccountInformation'>>('BankAccountInformation').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    bankCode: t.exposeString('bankCode', { nullable: true }),
    bankName: t.exposeString('bankName'),
    accountNumber: t.exposeString('accountNumber', { description: 'Masked except for its last digits' }),
    accountHolderName: t.exposeString('accountHolderName'),
  }),
});

const BusinessRegistration = builder
  .objectRef<OfType<'BusinessRegistrationInformation'>>('BusinessRegistrationInformation')
  .implement({
    fields: (t) => ({
      type: t.exposeString('type'),
      name: t.exposeString('name', { nullable: true }),
      registrationNumber: t.exposeString('registrationNumber', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
    }),
  });

const OutStockAddress = builder.objectRef<OfType<'OutStockAddress'>>('OutStockAddress').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    postcode: t.exposeString('postcode'),
    address1: t.exposeString('address1'),
    address2: t.exposeString('address2', { nullable: true }),
  }),
});

const Payment = builder.objectRef<OfType<'Payment'>>('PaymentCardInformation').implement({
  // Nullable as in the other types of the union: one selection may then ask for the name of each.
  fields: (t) => ({ type: t.exposeString('type'), name: t.exposeString('name', { nullable: true }) }),
});

const StockEmail = builder.objectRef<OfType<'StockEmail'>>('StockEmail').implement({
  fields: (t) => ({ type: t.exposeString('type'), email: t.exposeString('email', { nullable: true }) }),
});

const TaxEmail = builder.objectRef<OfType<'TaxEmail'>>('TaxEmail').implement({
  fields: (t) => ({ type: t.exposeString('type'), email: t.exposeString('email', { nullable: true }) }),
});

const typeNames = {
  BankAccountInformation: BankAccount,
  BusinessRegistrationInformation: BusinessRegistration,
  OutStockAddress,
  Payment,
  StockEmail,
  TaxEmail,
} as const;

/** Data of a brand as an organization, each object with its `type`. */
export const OrganizationObjectType = builder.unionType('BrandOrganizationObject', {
  types: Object.values(typeNames),
  resolveType: ({ type }) => typeNames[type],
});
