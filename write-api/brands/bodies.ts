import Type, { type Static } from 'typebox';
import { certificationRules } from '#domain/looks/look-kinds.ts';
import { languages } from '#domain/words/languages.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { Password, Username } from '../auth/account-rules.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import {
  allOptional,
  Email,
  Name,
  optionalName,
  optionalText,
  Percent,
  Phone,
  PictureKey,
  Region,
  Text,
} from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';

const said = {
  name_ko: optionalName,
  sku_code: optionalText,
  region_id: Region,
  instagram_id: optionalText,
  commission_rate: Percent,
  is_featured: Type.Boolean(),
  is_exclusive: Type.Boolean(),
  exclusive_curator_ids: Type.Array(Id, { maxItems: 1000, uniqueItems: true }),
  agree_marketing: Type.Boolean(),
  is_published: Type.Boolean(),
  business_name: optionalText,
  business_registration_number: optionalText,
  business_email: Nullable(Email),
  bank_account: Nullable(
    Type.Object(
      {
        bank_code: Type.Optional(optionalText),
        account_number: Text,
        bank_name: Text,
        owner_name: Text,
      },
      { additionalProperties: false },
    ),
  ),
  out_stock_address: Nullable(
    Type.Object(
      { postcode: Text, address_1: Text, address_2: Type.Optional(optionalText) },
      { additionalProperties: false },
    ),
  ),
  payment_name: optionalText,
  stock_email: Nullable(Email),
  tax_email: Nullable(Email),
  business_certificate_image: Nullable(PictureKey),
  images: Type.Object(
    {
      list: Type.Optional(Nullable(PictureKey)),
      logo: Type.Optional(Nullable(PictureKey)),
      title: Type.Optional(Nullable(PictureKey)),
    },
    { additionalProperties: false },
  ),
};

const strict = { additionalProperties: false };

export const BrandBody = Type.Object({ name: Name, ...allOptional(said) }, strict);
export const BrandChanges = Type.Object(allOptional({ name: Name, ...said }), strict);
/** The fields of a brand's body, with the domain's names. */
export type BrandSaid = FromWire<Static<typeof BrandChanges>>;
/** The base of the field lists for `taken`: a new field of the body does not compile until it is listed here. */
export const noBrandField = {
  name: false,
  nameKo: false,
  skuCode: false,
  regionId: false,
  instagramId: false,
  commissionRate: false,
  isFeatured: false,
  isExclusive: false,
  exclusiveCuratorIds: false,
  agreeMarketing: false,
  isPublished: false,
  businessName: false,
  businessRegistrationNumber: false,
  businessEmail: false,
  bankAccount: false,
  outStockAddress: false,
  paymentName: false,
  stockEmail: false,
  taxEmail: false,
  businessCertificateImage: false,
  images: false,
} as const satisfies Record<keyof BrandSaid, false>;

const contact = {
  name: optionalName,
  email: Nullable(Email),
  phone: Nullable(Phone),
  position: optionalText,
};

/** The body of a decision on a proposed name. It repeats the name that the page showed, so that a stale page decides nothing. */
const names = { name: Type.String({ maxLength: 200 }), name_ko: Nullable(Type.String({ maxLength: 200 })) };
export const NamesBody = Type.Object(names, strict);
export const NameDeclineBody = Type.Object({ ...names, reason: reasonText }, strict);

export const TakeBackBody = Type.Object({ reason: Type.Optional(reasonText) }, strict);

export const DeclineBody = Type.Object({ reason: reasonText }, strict);

export const NewAdminBody = Type.Object(
  {
    username: Username,
    /** The password. If omitted, an e-mail asks the person to choose one. */
    password: Type.Optional(Password),
    /** The language of the e-mail; Korean if omitted. */
    language: Type.Optional(OneOf(languages)),
    ...allOptional(contact),
  },
  strict,
);
export const InvitationBody = Type.Object({ language: Type.Optional(OneOf(languages)) }, strict);
export const AdminChanges = Type.Object(
  allOptional({
    ...contact,
    /** The current password, which admins give when they change their own address or password. */
    current_password: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  strict,
);
export const PasswordBody = Type.Object(
  { password: Password, current_password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
  strict,
);
export const ResetBody = Type.Object({ admin_id: Id, password: Password }, strict);

export const NewPhoneBody = Type.Object(
  { name: Text, phone: Phone, is_public: Type.Optional(Type.Boolean()) },
  strict,
);
export const PhoneChanges = Type.Object(
  allOptional({ name: Text, phone: Phone, is_public: Type.Boolean() }),
  strict,
);

const Essential = Type.Optional(
  Type.Array(VisibleText(100), {
    maxItems: 30,
    uniqueItems: true,
  }),
);

/** The body of a brand's certification rule. Both lists replace the earlier ones; a missing list is empty. */
export const CertificationRuleBody = Type.Object(
  {
    certification_rule: OneOf(certificationRules),
    essential_hashtags: Essential,
    essential_words: Essential,
  },
  { additionalProperties: false },
);
