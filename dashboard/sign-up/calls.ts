import type { Language } from '#domain/words/languages.ts';
import type { SignedUp } from '#write-api/sign-up/contract.ts';
import { publicApi } from '../kit/client/api.ts';

/** What shows that letters to an address reach somebody. */
export interface Proof {
  token: string;
  code: string;
}

const wire = ({ token, code }: Proof) => ({ signup_token: token, code });

/** Has a code mailed to an address; the token goes with it. */
export async function sendCode(email: string, language: Language): Promise<string> {
  const body = { kind: 'brand', email, language };
  const { data } = await publicApi.call<{ signupToken: string }>('POST', '/v1/auth/signup/prepare', {
    body,
  });
  return data.signupToken;
}

/** The address that the code was mailed to. */
export async function checkCode(proof: Proof): Promise<string> {
  const body = wire(proof);
  return (await publicApi.call<{ email: string }>('POST', '/v1/auth/signup/check', { body })).data.email;
}

/** The key by which the body names the certificate. */
const certificate = 'certificate';

/** Applies as a brand. Sent again with the same proof, it is the same application. */
export async function apply(proof: Proof, said: Record<string, unknown>, file: File): Promise<SignedUp> {
  const body = { ...wire(proof), ...said, business_certificate_image: certificate };
  const files = { [certificate]: file };
  return (await publicApi.call<SignedUp>('POST', '/v1/auth/signup', { body, files })).data;
}
