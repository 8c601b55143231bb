import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { languages } from '#domain/words/languages.ts';
import { OneOf } from '#http/contract.ts';
import { OneTimeCode, OneTimeToken } from '../accounts/one-time.ts';
import { Phone } from '../kit/changes/fields.ts';

/** Purposes of a phone check. A proof for one purpose is invalid for the others. */
export const phonePurposes = ['sign_up', 'find_username', 'change_password', 'change_phone'] as const;
export type PhonePurpose = (typeof phonePurposes)[number];

const strict = { additionalProperties: false };
const asked = {
  phone: Phone,
  /** The country of a number given without its country code; Korea by default. */
  region_id: Type.Optional(OneOf(regions)),
  /** Language of the message; Korean by default. */
  language: Type.Optional(OneOf(languages)),
};

export const StartBody = Type.Object({ ...asked, purpose: Type.Optional(OneOf(phonePurposes)) }, strict);
export type StartBody = Static<typeof StartBody>;
/** The same body for routes that fix the purpose. */
export const StartForBody = Type.Object(asked, strict);

export const Started = Type.Object({ token: Type.String() });

export const ConfirmBody = Type.Object({ token: OneTimeToken, code: OneTimeCode }, strict);
/** Older clients read the token by the second name. */
export const Confirmed = Type.Object({ phoneToken: Type.String(), phone_token: Type.String() });

export const ByPhoneToken = Type.Object({ phone_token: OneTimeToken }, strict);
export const ByPhoneCode = Type.Object(
  { phone: Phone, code: OneTimeCode, region_id: asked.region_id },
  strict,
);
/** Masked, so that only their owners recognise them. */
export const FoundUsernames = Type.Object({ usernames: Type.Array(Type.String()) });
