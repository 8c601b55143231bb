import type { DomainEvent } from '../event.ts';
import type { CertificationRule } from '../looks/look-kinds.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';
import type { AgreedTerms } from '../terms-kinds.ts';
import type { Language } from '../words/languages.ts';

export const brandPictures = ['list', 'logo', 'title', 'business_certificate'] as const;
export type BrandPicture = (typeof brandPictures)[number];

/** The fields of a brand that can be revised. The commission rate is a whole percentage. */
export interface BrandFields {
  name: string;
  nameKo: string | null;
  skuCode: string | null;
  regionId: Region;
  instagramId: string | null;
  commissionRate: number;
  isFeatured: boolean;
  isExclusive: boolean;
  /** The members to whom an exclusive brand lends. */
  exclusiveCuratorIds: readonly number[];
  agreeMarketing: boolean;
}

/** The public names of a brand. A name that its admins propose waits for staff. */
export type BrandNames = Pick<BrandFields, 'name' | 'nameKo'>;

/** Sealed with the key `brand:<id>`: JSON of this. */
export interface BusinessRegistration {
  businessName: string | null;
  businessRegistrationNumber: string | null;
  businessEmail: string | null;
}

/** Sealed with the key `brand:<id>`: JSON of this. Old accounts have no `bankCode`. */
export interface BankAccount {
  bankCode?: string | null;
  accountNumber: string;
  bankName: string;
  ownerName: string;
}

/** Sealed with the key `brand:<id>`: JSON of this. */
export interface OutStockAddress {
  postcode: string;
  address1: string;
  address2: string | null;
}

/** Sealed with the key `brand:<id>`: JSON of this. */
export interface PhoneContact {
  name: string;
  phone: string;
}

/** The card holder of the payments, and the e-mail addresses for stock and taxes. */
export const organizationParts = ['Payment', 'StockEmail', 'TaxEmail'] as const;
export type OrganizationPart = (typeof organizationParts)[number];

/** The types of a brand's organization objects, as answers name them. */
export const organizationTypes = [
  'BankAccountInformation',
  'BusinessRegistrationInformation',
  'OutStockAddress',
  ...organizationParts,
] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** Sealed with the key `brand:<id>`: JSON of these, by part. */
export interface OrganizationObjects {
  Payment: { name: string };
  StockEmail: { email: string };
  TaxEmail: { email: string };
}

/** A brand's application: its first admin, and that person's consents. */
export interface BrandApplication {
  adminId: number;
  /** The language of letters to the brand. */
  language: Language;
  agreed: readonly AgreedTerms[];
}

/** How looks that tag the brand's items are certified. Their texts must contain every hashtag and word of the lists. */
export interface BrandCertification {
  certificationRule: CertificationRule;
  essentialHashtags: readonly string[];
  essentialWords: readonly string[];
}

export interface BrandPhone {
  phoneId: number;
  contact: Sealed;
  isPublic: boolean;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

/** Events of `brand-<id>`. A registered or approved brand is unpublished until it is published. */
export type BrandEvent =
  | E<'BrandRegistered', { brandId: number } & BrandFields>
  /** The brand applies. Staff approve or decline; the reason is in the event's metadata. */
  | E<'BrandApplied', { brandId: number; application: BrandApplication } & BrandFields>
  | E<'BrandApproved', Nothing>
  | E<'BrandDeclined', Nothing>
  /** The key of a declined brand was destroyed: its personal data is unreadable. */
  | E<'BrandApplicationForgotten', Nothing>
  | E<'BrandRegistrationExpired', { brandId: number }>
  | E<'BrandRevised', { changed: Partial<BrandFields> }>
  /** The brand's admins propose a name. The old name stays until staff decide. A newer proposal replaces an older one. */
  | E<'BrandNameProposed', BrandNames>
  | E<'BrandNameApproved', BrandNames>
  /** The reason is in the event's metadata. */
  | E<'BrandNameDeclined', BrandNames>
  | E<'BrandNameWithdrawn', BrandNames>
  | E<'BrandPublished', Nothing>
  | E<'BrandUnpublished', Nothing>
  | E<'BrandPictureSet', { kind: BrandPicture; hash: string | null }>
  /** Camera metadata was removed from one of its current or former pictures. */
  | E<'BrandPictureStripped', PictureStripping>
  | E<'BrandBusinessRegistrationSet', { businessRegistration: Sealed | null }>
  | E<'BrandBankAccountSet', { bankAccount: Sealed | null }>
  | E<'BrandOutStockAddressSet', { outStockAddress: Sealed | null }>
  | E<'BrandOrganizationObjectSet', { part: OrganizationPart; object: Sealed | null }>
  /** A person viewed the whole number of its bank account. */
  | E<'BrandBankAccountShown', Nothing>
  | E<'BrandCertificationRuleSet', BrandCertification>
  | E<'BrandPhoneAdded', BrandPhone>
  | E<'BrandPhoneRevised', { phoneId: number; changed: Partial<Omit<BrandPhone, 'phoneId'>> }>
  | E<'BrandPhoneRemoved', { phoneId: number }>
  | E<'BrandRemoved', Nothing>;
