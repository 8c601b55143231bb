import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { languages } from '#domain/words/languages.ts';
import { OneOf } from '#http/contract.ts';
import { OneTimeCode, OneTimeToken } from '../accounts/one-time.ts';
import { Phone } from '../kit/changes/fields.ts';

/** The purposes of a phone check. A proof for one purpose is invalid for the others. */
export const phonePurposes = ['sign_up', 'find_username', 'change_password', 'change_phone'] as const;
export type PhonePurpose = (typeof phonePurposes)[number];

const strict = { additionalProperties: false };
const asked = {
  phone: Phone,
  /** The country of a number without a country code; Korea if omitted. */
  region_id: Type.Optional(OneOf(regions)),
  /** The language of the text message; Korean if omitted. */
  language: Type.Optional(OneOf(languages)),
};

export const StartBody = Type.Object({ ...asked, purpose: Type.Optional(OneOf(phonePurposes)) }, strict);
export type StartBody = Static<typeof StartBody>;
/** The body without a purpose, for routes that have a fixed one. */
export const StartForBody = Type.Object(asked, strict);

export const Started = Type.Object({ token: Type.String() });

export const ConfirmBody = Type.Object({ token: OneTimeToken, code: OneTimeCode }, strict);
/** The answer with the proof. Older clients read the token as `phone_token`. */
export const Confirmed = Type.Object({ phoneToken: Type.String(), phone_token: Type.String() });

export const ByPhoneToken = Type.Object({ phone_token: OneTimeToken }, strict);
export const ByPhoneCode = Type.Object(
  { phone: Phone, code: OneTimeCode, region_id: asked.region_id },
  strict,
);
/** Masked usernames, which only their owners recognize. */
export const FoundUsernames = Type.Object({ usernames: Type.Array(Type.String()) });
