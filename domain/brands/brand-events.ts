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

/** A business registration. In events it is JSON, sealed with the key `brand:<id>`. */
export interface BusinessRegistration {
  businessName: string | null;
  businessRegistrationNumber: string | null;
  businessEmail: string | null;
}

/** A bank account. In events it is JSON, sealed with the key `brand:<id>`. Old accounts have no `bankCode`. */
export interface BankAccount {
  bankCode?: string | null;
  accountNumber: string;
  bankName: string;
  ownerName: string;
}

/** The address for returned stock. In events it is JSON, sealed with the key `brand:<id>`. */
export interface OutStockAddress {
  postcode: string;
  address1: string;
  address2: string | null;
}

/** A phone of a brand with its name. In events it is JSON, sealed with the key `brand:<id>`. */
export interface PhoneContact {
  name: string;
  phone: string;
}

/** The parts of a brand's organization data: the card holder of payments, and the e-mail addresses for stock and taxes. */
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

/** A brand's application: its first admin, and the consents of that person. */
export interface BrandApplication {
  adminId: number;
  /** The language of e-mails to the brand. */
  language: Language;
  agreed: readonly AgreedTerms[];
}

/** How the brand's looks are certified. The text of a look must contain every hashtag and word of the lists. */
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

/** The events of the stream `brand-<id>`. A registered or approved brand is unpublished until `BrandPublished`. */
export type BrandEvent =
  | E<'BrandRegistered', { brandId: number } & BrandFields>
  /** The brand applies. Staff approve or decline the application; the reason is in the event's metadata. */
  | E<'BrandApplied', { brandId: number; application: BrandApplication } & BrandFields>
  | E<'BrandApproved', Nothing>
  | E<'BrandDeclined', Nothing>
  /** The key of a declined brand was deleted, so its personal data is unreadable. */
  | E<'BrandApplicationForgotten', Nothing>
  | E<'BrandRegistrationExpired', { brandId: number }>
  | E<'BrandRevised', { changed: Partial<BrandFields> }>
  /** The brand's admins propose a name. The old name stays until staff decide. A newer proposal replaces an older one. */
  | E<'BrandNameProposed', BrandNames>
  | E<'BrandNameApproved', BrandNames>
  /** Staff declined the proposed name. The reason is in the event's metadata. */
  | E<'BrandNameDeclined', BrandNames>
  | E<'BrandNameWithdrawn', BrandNames>
  | E<'BrandPublished', Nothing>
  | E<'BrandUnpublished', Nothing>
  | E<'BrandPictureSet', { kind: BrandPicture; hash: string | null }>
  /** Camera metadata was removed from a current or former picture of the brand. */
  | E<'BrandPictureStripped', PictureStripping>
  | E<'BrandBusinessRegistrationSet', { businessRegistration: Sealed | null }>
  | E<'BrandBankAccountSet', { bankAccount: Sealed | null }>
  | E<'BrandOutStockAddressSet', { outStockAddress: Sealed | null }>
  | E<'BrandOrganizationObjectSet', { part: OrganizationPart; object: Sealed | null }>
  /** A person viewed the full bank account number of the brand. */
  | E<'BrandBankAccountShown', Nothing>
  | E<'BrandCertificationRuleSet', BrandCertification>
  | E<'BrandPhoneAdded', BrandPhone>
  | E<'BrandPhoneRevised', { phoneId: number; changed: Partial<Omit<BrandPhone, 'phoneId'>> }>
  | E<'BrandPhoneRemoved', { phoneId: number }>
  /** The brand takes all its garments back: each of them leaves once it is in stock. */
  | E<'BrandTakeBackStarted', Nothing>
  /** The garments that have not begun to leave stay. */
  | E<'BrandTakeBackCanceled', Nothing>
  /** A removal looks up what still uses the brand. Whatever starts on the brand meanwhile stops it. */
  | E<'BrandRemovalBegan', Nothing>
  | E<'BrandRemovalStopped', Nothing>
  | E<'BrandRemoved', Nothing>;
