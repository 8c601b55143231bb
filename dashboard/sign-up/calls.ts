import type { Region } from '#domain/regions.ts';
import type { Language } from '#domain/words/languages.ts';
import type { MemberSignedUp, SignedUp, SignUpKind } from '#write-api/sign-up/contract.ts';
import { publicApi } from '../kit/client/api.ts';

/** Proof that the applicant receives e-mail at the address. */
export interface Proof {
  token: string;
  code: string;
}

const wire = ({ token, code }: Proof) => ({ signup_token: token, code });

/** Has a code sent to an e-mail address. Returns the token that belongs to the code. */
export async function sendCode(kind: SignUpKind, email: string, language: Language): Promise<string> {
  const body = { kind, email, language };
  const { data } = await publicApi.call<{ signupToken: string }>('POST', '/v1/auth/signup/prepare', {
    body,
  });
  return data.signupToken;
}

/** Checks the code and returns the e-mail address that it was sent to. */
export async function checkCode(proof: Proof): Promise<string> {
  const body = wire(proof);
  return (await publicApi.call<{ email: string }>('POST', '/v1/auth/signup/check', { body })).data.email;
}

/** The multipart name by which the body refers to the certificate's file. */
const certificate = 'certificate';

/** Applies as a brand. A retry with the same proof is the same application. */
export async function apply(proof: Proof, said: Record<string, unknown>, file: File): Promise<SignedUp> {
  const body = { ...wire(proof), ...said, business_certificate_image: certificate };
  const files = { [certificate]: file };
  return (await publicApi.call<SignedUp>('POST', '/v1/auth/signup', { body, files })).data;
}

/** Sends six digits to a phone. Returns the token of the check. */
export async function sendPhoneCode(body: {
  phone: string;
  region_id: Region;
  language: Language;
}): Promise<string> {
  const said = { ...body, purpose: 'sign_up' };
  return (await publicApi.call<{ token: string }>('POST', '/v1/auth/phone-verify/start', { body: said })).data
    .token;
}

/** Checks the digits, and returns the proof of the phone, which is valid for 15 minutes. */
export async function confirmPhone(body: { token: string; code: string }): Promise<string> {
  const path = '/v1/auth/phone-verify/confirm';
  return (await publicApi.call<{ phoneToken: string }>('POST', path, { body })).data.phoneToken;
}

/** Applies as a member. A retry with the same proof is the same application. */
export async function applyAsMember(
  proof: Proof,
  phoneToken: string,
  said: Record<string, unknown>,
): Promise<MemberSignedUp> {
  const body = { ...wire(proof), phone_token: phoneToken, ...said };
  return (await publicApi.call<MemberSignedUp>('POST', '/v1/auth/signup/user', { body })).data;
}
