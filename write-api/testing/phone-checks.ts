import { expect } from 'vitest';
import { keptPhone } from '#domain/text/phone.ts';
import type { PhonePurpose } from '../phones/contract.ts';
import type { signInHouse } from './sign-in-house.ts';

type House = Pick<ReturnType<typeof signInHouse>, 'post' | 'lettersTo'>;

/** Verifies phones in tests; the text messages stay in the outbox. */
export function phoneChecks({ post, lettersTo }: House) {
  const start = (phone: string, purpose: PhonePurpose = 'sign_up', more: object = {}) =>
    post('/v1/auth/phone-verify/start', { phone, purpose, ...more });
  const confirm = (token: string, code: string) => post('/v1/auth/phone-verify/confirm', { token, code });

  /** Returns the code in the newest message to a phone, once `count` messages have arrived. */
  async function codeTo(phone: string, count: number): Promise<string> {
    const [message] = await lettersTo(keptPhone(phone, 'KOREA'), count);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  }

  return {
    start,
    confirm,
    codeTo,
    /** Verifies a phone and returns the proof. `count` is the number of messages to the phone by then. */
    async proven(phone: string, purpose: PhonePurpose, count = 1): Promise<string> {
      const { status, body } = await start(phone, purpose);
      expect(status).toBe(200);
      const answer = await confirm(body.token, await codeTo(phone, count));
      expect(answer.status).toBe(200);
      return answer.body.phone_token;
    },
  };
}
