import type { Language } from '#domain/words/languages.ts';
import type { SignedUp } from '#write-api/sign-up/contract.ts';
import { publicApi } from '../kit/client/api.ts';

/** Proof that the applicant receives e-mail at the address. */
export interface Proof {
  token: string;
  code: string;
}

const wire = ({ token, code }: Proof) => ({ signup_token: token, code });

/** Has a code sent to an e-mail address. Returns the token that belongs to the code. */
export async function sendCode(email: string, language: Language): Promise<string> {
  const body = { kind: 'brand', email, language };
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
