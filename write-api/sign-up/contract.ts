import Type, { type Static } from 'typebox';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { termsKinds } from '#domain/terms-kinds.ts';
import { languages } from '#domain/words/languages.ts';
import { Day, Nullable, OneOf } from '#http/contract.ts';
import { OneTimeCode, OneTimeToken } from '../accounts/one-time.ts';
import { Password, Username } from '../auth/account-rules.ts';
import {
  Email,
  Name,
  optionalName,
  optionalText,
  Phone,
  PictureKey,
  Text,
  WebAddress,
} from '../kit/changes/fields.ts';

export const signUpKinds = ['brand', 'user'] as const;
export type SignUpKind = (typeof signUpKinds)[number];

const strict = { additionalProperties: false };

export const PrepareBody = Type.Object(
  {
    kind: OneOf(signUpKinds),
    email: Email,
    /** The language of the e-mails; Korean if omitted. */
    language: Type.Optional(OneOf(languages)),
  },
  strict,
);
export type PrepareBody = Static<typeof PrepareBody>;
/** The answer with the token. Earlier clients read `signupToken`, current ones `signup_token`. */
export const Prepared = Type.Object({ signupToken: Type.String(), signup_token: Type.String() });

/** The fields that prove an e-mail address: the mailed code, and the token of its sign-up. */
const Proof = {
  signup_token: OneTimeToken,
  code: OneTimeCode,
};
export const CheckBody = Type.Object(Proof, strict);
export type CheckBody = Static<typeof CheckBody>;
/** The answer with the address to which the code was mailed. */
export const Checked = Type.Object({ email: Type.String() });

const AgreedTerms = Type.Array(
  Type.Object({ terms: OneOf(termsKinds), version: Type.String({ minLength: 1, maxLength: 20 }) }, strict),
  { maxItems: 10 },
);

export const BrandSignUpBody = Type.Object(
  {
    ...Proof,
    name: Name,
    name_ko: Type.Optional(optionalName),
    region_id: OneOf(regions),
    business_name: Text,
    business_registration_number: Type.String({ format: 'plain', minLength: 10, maxLength: 30 }),
    business_certificate_image: PictureKey,
    admin: Type.Object(
      {
        username: Username,
        password: Password,
        name: Name,
        phone: Phone,
        position: Type.Optional(optionalText),
      },
      strict,
    ),
    agreed_terms: AgreedTerms,
  },
  strict,
);
export type BrandSignUpBody = Static<typeof BrandSignUpBody>;
export const SignedUp = Type.Object({
  isApplied: Type.Literal(true),
  brandId: Type.Integer(),
  username: Type.String(),
});
export type SignedUp = Static<typeof SignedUp>;

export const MemberSignUpBody = Type.Object(
  {
    ...Proof,
    /** The proof of the applicant's phone, from a phone check for `sign_up`. */
    phone_token: OneTimeToken,
    /** The proof of a social account, from the response to a social sign-in. The account signs in from then on. */
    social_token: Type.Optional(OneTimeToken),
    username: Username,
    password: Password,
    real_name: Name,
    birthday: Day,
    gender: Type.Optional(Nullable(OneOf(memberGenders))),
    region_id: OneOf(regions),
    /** The web pages on which the member posts. */
    links: Type.Optional(
      Type.Array(WebAddress, {
        maxItems: 10,
        uniqueItems: true,
      }),
    ),
    invitation_code: Type.Optional(Type.String({ format: 'plain', minLength: 1, maxLength: 50 })),
    agreed_terms: AgreedTerms,
  },
  strict,
);
export type MemberSignUpBody = Static<typeof MemberSignUpBody>;
export const MemberSignedUp = Type.Object({
  isApplied: Type.Literal(true),
  id: Type.Integer(),
  username: Type.String(),
});
export type MemberSignedUp = Static<typeof MemberSignedUp>;
