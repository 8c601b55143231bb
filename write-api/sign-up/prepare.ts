import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { emailClaim } from '#domain/claim-values.ts';
import { later } from '#domain/reacting.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import { hashOfToken, newCode, newToken } from '../accounts/one-time.ts';
import { signUpKey, sweepSignUps } from '../accounts/sign-ups.ts';
import type { WriteDeps } from '../deps.ts';
import { schedule } from '../kit/outside/schedule.ts';
import type { PrepareBody, Prepared } from './contract.ts';
import type { SignUpContent } from './tables.ts';

export const signUpCall = 'sign_up';
/** The number of minutes until a code expires. */
export const goodForMinutes = 30;

/**
 * Begins a sign-up and mails a code to the address. The response and its time are the same for every address: only the e-mail,
 * written later, tells whether the address has an account already. Throws 429 after too many e-mails.
 */
export async function prepareSignUp(
  deps: WriteDeps,
  address: string,
  { kind, email, language = 'ko' }: PrepareBody,
): Promise<Static<typeof Prepared>> {
  const { db, clock, claims, attempts, seal } = deps;
  await attempts.letter(address, claims.nameOf(emailClaim(email)));
  await sweepSignUps(deps);
  const id = randomUUID();
  const token = newToken();
  const now = clock();
  const code = newCode();
  const content = await seal(signUpKey(id), { email, token, code } satisfies SignUpContent);
  const until = new Date(later(now, goodForMinutes * 60_000));
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('write.sign_ups')
      .values({ id, hash: hashOfToken(token), kind, language, content, wrong_codes: 0, until })
      .execute();
    const cause = { eventId: id, correlationId: id };
    await schedule(transaction, signUpCall, [{ key: id, dueAt: new Date(now), cause }]);
  });
  return { signupToken: token, signup_token: token };
}
