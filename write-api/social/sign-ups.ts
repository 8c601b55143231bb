import { randomUUID } from 'node:crypto';
import { later } from '#domain/reacting.ts';
import { unprocessable } from '#http/errors.ts';
import type { SocialAccount } from '../accounts/linked-social.ts';
import { hashOfToken, newToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';

/** How long a verified account can be used to sign up, in ms: as long as a sign-up may take. */
const goodForMs = 30 * 60_000;

const keyOf = (id: string) => `social_sign_up:${id}`;

/** Creates a token for signing up with a social account that no member has linked. */
export async function tokenForSignUp(deps: WriteDeps, shown: SocialAccount): Promise<string> {
  const { db, clock, seal, sealing } = deps;
  const now = clock();
  const gone = await db
    .deleteFrom('write.social_sign_ups')
    .where('until', '<', new Date(now))
    .returning('id')
    .execute();
  for (const { id } of gone) await sealing.forget(keyOf(id));
  const id = randomUUID();
  const token = newToken();
  await db
    .insertInto('write.social_sign_ups')
    .values({
      id,
      hash: hashOfToken(token),
      content: await seal(keyOf(id), shown),
      until: new Date(later(now, goodForMs)),
    })
    .execute();
  return token;
}

/** Returns the account of a sign-up token. Throws 422 `auth.social_over` if the token was never issued or has expired. */
export async function accountOfSignUp(
  { db, clock, sealing }: WriteDeps,
  token: string,
): Promise<SocialAccount> {
  const row = await db
    .selectFrom('write.social_sign_ups')
    .where('hash', '=', hashOfToken(token))
    .where('until', '>', new Date(clock()))
    .select(['id', 'content'])
    .executeTakeFirst();
  const shown = row && ((await sealing.unseal(keyOf(row.id), row.content)) as SocialAccount | null);
  if (!shown) {
    throw unprocessable(
      'auth.social_over',
      'the proof of the account has expired; sign in with the account again',
    );
  }
  return shown;
}
