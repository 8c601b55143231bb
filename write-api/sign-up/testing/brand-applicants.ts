import { expect } from 'vitest';
import { termsInForce } from '#domain/terms-kinds.ts';
import { aPicture } from '../../testing/picture.ts';
import type { signInHouse } from '../../testing/sign-in-house.ts';

export const chosen = 'chosen-by-the-applicant';

export const agreed = [
  { terms: 'service', version: termsInForce.service },
  { terms: 'privacy', version: termsInForce.privacy },
];

/** Returns the body of a brand's sign-up. Its certificate is the form's file `certificate`. */
export const described = (username: string, number: string) => ({
  name: `Brand ${username}`,
  region_id: 'KOREA',
  business_name: 'Moss Inc.',
  business_registration_number: number,
  business_certificate_image: 'certificate',
  admin: { username, password: chosen, name: '이끼', phone: '010-1234-5678' },
  agreed_terms: agreed,
});

/** Returns the calls by which brands sign up. */
export function brandApplicants(house: ReturnType<typeof signInHouse>) {
  const prepare = (email: string) =>
    house.post('/v1/auth/signup/prepare', { kind: 'brand', email, language: 'en' });
  return {
    prepare,
    /** Begins a sign-up and reads its code from the e-mail. */
    async begun(email: string) {
      const { body } = await prepare(email);
      const [letter] = await house.lettersTo(email, 1);
      const [, link = '', code = ''] = /\/registration#([\w-]{43})\.(\d{6})\n/.exec(letter?.text ?? '') ?? [];
      expect(link).toBe(body.signup_token);
      expect(letter?.subject).toBe(`${code} is your tryset code`);
      return { signup_token: link, code };
    },
    /** Sends the complete form, with a certificate picture of this colour. */
    async signUp(json: object, color: [number, number, number] = [9, 9, 9]) {
      const form = new FormData();
      form.append('json', new Blob([JSON.stringify(json)], { type: 'application/json' }));
      const certificate = new Blob([await aPicture({ color })], { type: 'image/png' });
      form.append('certificate', certificate, 'certificate.png');
      const sent = new Response(form);
      const response = await house.side.app.inject({
        method: 'POST',
        url: '/v1/auth/signup',
        headers: { 'content-type': sent.headers.get('content-type') ?? '' },
        payload: Buffer.from(await sent.arrayBuffer()),
      });
      return { status: response.statusCode, body: response.json() };
    },
  };
}
