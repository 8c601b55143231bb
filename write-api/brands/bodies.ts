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
/** The given fields of a brand, by the names of the domain. */
export type BrandSaid = FromWire<Static<typeof BrandChanges>>;

const contact = {
  name: optionalName,
  email: Nullable(Email),
  phone: Nullable(Phone),
  position: optionalText,
};

/** The name as it was shown to the person who decides. */
const names = { name: Type.String({ maxLength: 200 }), name_ko: Nullable(Type.String({ maxLength: 200 })) };
export const NamesBody = Type.Object(names, strict);
export const NameDeclineBody = Type.Object({ ...names, reason: reasonText }, strict);

export const DeclineBody = Type.Object({ reason: reasonText }, strict);

export const NewAdminBody = Type.Object(
  {
    username: Username,
    /** Without a password, the admin gets a letter with a link to choose one. */
    password: Type.Optional(Password),
    /** Language of the letter; Korean by default. */
    language: Type.Optional(OneOf(languages)),
    ...allOptional(contact),
  },
  strict,
);
export const InvitationBody = Type.Object({ language: Type.Optional(OneOf(languages)) }, strict);
export const AdminChanges = Type.Object(
  allOptional({
    ...contact,
    /** Required when callers change their own address. */
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

/** Both lists replace the earlier ones; an absent list becomes empty. */
export const CertificationRuleBody = Type.Object(
  {
    certification_rule: OneOf(certificationRules),
    essential_hashtags: Essential,
    essential_words: Essential,
  },
  { additionalProperties: false },
);
