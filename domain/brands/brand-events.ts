import type { DomainEvent } from '../event.ts';
import type { CertificationRule } from '../looks/look-kinds.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';
import type { AgreedTerms } from '../terms-kinds.ts';
import type { Language } from '../words/languages.ts';

export const brandPictures = ['list', 'logo', 'title', 'business_certificate'] as const;
export type BrandPicture = (typeof brandPictures)[number];

/** What may be said of a brand and revised later. The commission rate is a whole percent. */
export interface BrandFields {
  name: string;
  nameKo: string | null;
  skuCode: string | null;
  regionId: Region;
  instagramId: string | null;
  commissionRate: number;
  isFeatured: boolean;
  isExclusive: boolean;
  /** The members that an exclusive brand lends to. */
  exclusiveCuratorIds: readonly number[];
  agreeMarketing: boolean;
}

/** What everybody calls a brand. One that its admins want waits for staff. */
export type BrandNames = Pick<BrandFields, 'name' | 'nameKo'>;

/** Sealed with the key `brand:<id>`: JSON of this. */
export interface BusinessRegistration {
  businessName: string | null;
  businessRegistrationNumber: string | null;
  businessEmail: string | null;
}

/** Sealed with the key `brand:<id>`: JSON of this. Accounts of before have no `bankCode`. */
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

/** By whose card it pays, and the addresses for its stock and its taxes. */
export const organizationParts = ['Payment', 'StockEmail', 'TaxEmail'] as const;
export type OrganizationPart = (typeof organizationParts)[number];

/** Sealed with the key `brand:<id>`: JSON of these, by part. */
export interface OrganizationObjects {
  Payment: { name: string };
  StockEmail: { email: string };
  TaxEmail: { email: string };
}

/** How a brand asked to be taken in: who asked, who is its first admin, and to what that person agreed. */
export interface BrandApplication {
  adminId: number;
  /** That letters to the brand speak. */
  language: Language;
  agreed: readonly AgreedTerms[];
}

/** How looks that tag the brand's items are certified, and what their texts must hold: all of each list. */
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
  /** It asks to be taken in: staff approve or decline, with the reason beside the event. */
  | E<'BrandApplied', { brandId: number; application: BrandApplication } & BrandFields>
  | E<'BrandApproved', Nothing>
  | E<'BrandDeclined', Nothing>
  /** What is personal of a brand that was declined can be read no more. */
  | E<'BrandApplicationForgotten', Nothing>
  | E<'BrandRegistrationExpired', { brandId: number }>
  | E<'BrandRevised', { changed: Partial<BrandFields> }>
  /** Its admins want another name; the one of before stays until staff decide. A newer proposal takes the place of an older one. */
  | E<'BrandNameProposed', BrandNames>
  | E<'BrandNameApproved', BrandNames>
  /** The reason stands beside the event. */
  | E<'BrandNameDeclined', BrandNames>
  | E<'BrandNameWithdrawn', BrandNames>
  | E<'BrandPublished', Nothing>
  | E<'BrandUnpublished', Nothing>
  | E<'BrandPictureSet', { kind: BrandPicture; hash: string | null }>
  /** One of its pictures, of now or before, lost what a camera had written into it. */
  | E<'BrandPictureStripped', PictureStripping>
  | E<'BrandBusinessRegistrationSet', { businessRegistration: Sealed | null }>
  | E<'BrandBankAccountSet', { bankAccount: Sealed | null }>
  | E<'BrandOutStockAddressSet', { outStockAddress: Sealed | null }>
  | E<'BrandOrganizationObjectSet', { part: OrganizationPart; object: Sealed | null }>
  /** Somebody looked at the whole number of its bank account. */
  | E<'BrandBankAccountShown', Nothing>
  | E<'BrandCertificationRuleSet', BrandCertification>
  | E<'BrandPhoneAdded', BrandPhone>
  | E<'BrandPhoneRevised', { phoneId: number; changed: Partial<Omit<BrandPhone, 'phoneId'>> }>
  | E<'BrandPhoneRemoved', { phoneId: number }>
  | E<'BrandRemoved', Nothing>;
