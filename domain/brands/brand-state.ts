import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { hashAfter } from '../pictures/stripping.ts';
import type { Sealed } from '../sealed.ts';
import type {
  BrandApplication,
  BrandCertification,
  BrandEvent,
  BrandFields,
  BrandNames,
  BrandPhone,
  BrandPicture,
  OrganizationPart,
} from './brand-events.ts';

export const brandStatuses = [
  'none',
  'expired',
  'applied',
  'declined',
  'unpublished',
  'published',
  'removed',
] as const;
/** A brand's status. `none`: before the registration. `expired`: the registration was never completed. Lists show neither. */
export type BrandStatus = (typeof brandStatuses)[number];

export interface BrandState extends BrandFields, BrandCertification {
  status: BrandStatus;
  brandId: number;
  /** The brand's application; null if staff registered the brand. */
  application: BrandApplication | null;
  /** The proposed name that waits for staff; null if no proposal is pending. */
  proposedName: BrandNames | null;
  /** The hashes of the brand's pictures; null for a picture that is not set. */
  pictures: Readonly<Record<BrandPicture, string | null>>;
  businessRegistration: Sealed | null;
  bankAccount: Sealed | null;
  outStockAddress: Sealed | null;
  organization: Readonly<Record<OrganizationPart, Sealed | null>>;
  phones: readonly BrandPhone[];
  isRemovalBegun: boolean;
  /** Whether the brand takes all its garments back. */
  isTakenBack: boolean;
}

export const initialBrand: BrandState = {
  status: 'none',
  brandId: 0,
  application: null,
  name: '',
  nameKo: null,
  skuCode: null,
  regionId: 'KOREA',
  instagramId: null,
  commissionRate: 0,
  isFeatured: false,
  isExclusive: false,
  exclusiveCuratorIds: [],
  agreeMarketing: false,
  proposedName: null,
  pictures: { list: null, logo: null, title: null, business_certificate: null },
  businessRegistration: null,
  bankAccount: null,
  outStockAddress: null,
  organization: { Payment: null, StockEmail: null, TaxEmail: null },
  phones: [],
  isRemovalBegun: false,
  isTakenBack: false,
  // By default, people certify the brand's looks.
  certificationRule: 'MANUAL',
  essentialHashtags: [],
  essentialWords: [],
};

type Evolve = Decider<BrandState, never, BrandEvent>['evolve'];

export const evolveBrand: Evolve = (brand, { type, data }) => {
  switch (type) {
    case 'BrandRegistered':
      return { ...brand, ...data, status: 'unpublished' };
    case 'BrandApplied':
      return { ...brand, ...data, status: 'applied' };
    case 'BrandApproved':
      return { ...brand, status: 'unpublished' };
    case 'BrandDeclined':
      return { ...brand, status: 'declined' };
    case 'BrandApplicationForgotten':
      return { ...brand, businessRegistration: null };
    case 'BrandRegistrationExpired':
      return { ...brand, ...data, status: 'expired' };
    case 'BrandRevised': {
      // If staff set a name, the pending proposal is settled.
      const isNamed = data.changed.name !== undefined || data.changed.nameKo !== undefined;
      return { ...brand, ...data.changed, proposedName: isNamed ? null : brand.proposedName };
    }
    case 'BrandNameProposed':
      return { ...brand, proposedName: data };
    case 'BrandNameApproved':
      return { ...brand, ...data, proposedName: null };
    case 'BrandNameDeclined':
    case 'BrandNameWithdrawn':
      return { ...brand, proposedName: null };
    case 'BrandPublished':
      return { ...brand, status: 'published' };
    case 'BrandUnpublished':
      return { ...brand, status: 'unpublished' };
    case 'BrandPictureSet':
      return { ...brand, pictures: { ...brand.pictures, [data.kind]: data.hash } };
    case 'BrandPictureStripped': {
      const { list, logo, title, business_certificate } = brand.pictures;
      const pictures = {
        list: hashAfter(list, data),
        logo: hashAfter(logo, data),
        title: hashAfter(title, data),
        business_certificate: hashAfter(business_certificate, data),
      };
      return { ...brand, pictures };
    }
    case 'BrandBusinessRegistrationSet':
    case 'BrandBankAccountSet':
    case 'BrandOutStockAddressSet':
    case 'BrandCertificationRuleSet':
      return { ...brand, ...data };
    case 'BrandOrganizationObjectSet':
      return { ...brand, organization: { ...brand.organization, [data.part]: data.object } };
    case 'BrandBankAccountShown':
      return brand;
    case 'BrandPhoneAdded':
      return { ...brand, phones: [...brand.phones, data] };
    case 'BrandPhoneRevised': {
      const revise = (phone: BrandPhone) =>
        phone.phoneId === data.phoneId ? { ...phone, ...data.changed } : phone;
      return { ...brand, phones: brand.phones.map(revise) };
    }
    case 'BrandPhoneRemoved':
      return { ...brand, phones: brand.phones.filter(({ phoneId }) => phoneId !== data.phoneId) };
    case 'BrandTakeBackStarted':
      return { ...brand, isTakenBack: true };
    case 'BrandTakeBackCanceled':
      return { ...brand, isTakenBack: false };
    case 'BrandRemovalBegan':
      return { ...brand, isRemovalBegun: true };
    case 'BrandRemovalStopped':
      return { ...brand, isRemovalBegun: false };
    case 'BrandRemoved':
      return { ...brand, status: 'removed', isRemovalBegun: false };
    default:
      return untouched(type, brand);
  }
};
