import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { languages } from '#domain/words/languages.ts';
import { OneOf } from '#http/contract.ts';
import { OneTimeCode, OneTimeToken } from '../auth/one-time.ts';
import { Phone } from '../kit/changes/fields.ts';

/** What a phone is checked for; what is shown for one thing opens no other. */
export const phonePurposes = ['sign_up', 'find_username', 'change_password', 'change_phone'] as const;
export type PhonePurpose = (typeof phonePurposes)[number];

const strict = { additionalProperties: false };
const asked = {
  phone: Phone,
  /** Where the number is dialled without the country's own; Korea where it is left out. */
  region_id: Type.Optional(OneOf(regions)),
  /** Of the message; Korean where it is left out. */
  language: Type.Optional(OneOf(languages)),
};

export const StartBody = Type.Object({ ...asked, purpose: Type.Optional(OneOf(phonePurposes)) }, strict);
export type StartBody = Static<typeof StartBody>;
/** The same for a purpose that the call says. */
export const StartForBody = Type.Object(asked, strict);

export const Started = Type.Object({ token: Type.String() });

export const ConfirmBody = Type.Object({ token: OneTimeToken, code: OneTimeCode }, strict);
/** Clients of earlier versions read it by its other name. */
export const Confirmed = Type.Object({ phoneToken: Type.String(), phone_token: Type.String() });

export const ByPhoneToken = Type.Object({ phone_token: OneTimeToken }, strict);
export const ByPhoneCode = Type.Object(
  { phone: Phone, code: OneTimeCode, region_id: asked.region_id },
  strict,
);
/** Masked: their owners know them again. */
export const FoundUsernames = Type.Object({ usernames: Type.Array(Type.String()) });
