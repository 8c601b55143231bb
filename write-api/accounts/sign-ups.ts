import type { Kysely } from 'kysely';
import { unprocessable } from '#http/errors.ts';
import type { WriteDatabase } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import type { CheckBody, SignUpKind } from '../sign-up/contract.ts';
import type { SignUpContent, SignUpTable } from '../sign-up/tables.ts';
import { hashOfToken, isSameCode } from './one-time.ts';

/** A sign-up whose e-mail address or phone is verified. */
export interface ProvenSignUp {
  id: string;
  kind: SignUpKind;
  language: SignUpTable['language'];
  email: string;
}

/** The maximum number of wrong codes for one sign-up. */
const wrongAtMost = 5;

/** Returns the name of the key that seals a sign-up's address. */
export const signUpKey = (id: string) => `sign_up:${id}`;

/** Deletes expired sign-ups and the keys of their addresses. */
export async function sweepSignUps({
  db,
  clock,
  sealing,
}: Pick<WriteDeps, 'db' | 'clock' | 'sealing'>): Promise<void> {
  const gone = await db
    .deleteFrom('write.sign_ups')
    .where('until', '<', new Date(clock()))
    .returning('id')
    .execute();
  for (const { id } of gone) await sealing.forget(signUpKey(id));
}

/**
 * Returns the sign-up of a token and its mailed code, optionally of one kind. Throws 422 `sign_up.over` if the token is unknown or
 * expired, or after five wrong codes. Throws 422 `sign_up.code_wrong` with the number of tries left.
 */
export async function provenSignUp(
  deps: WriteDeps,
  { signup_token: token, code }: Pick<CheckBody, 'signup_token' | 'code'>,
  kind?: SignUpKind,
): Promise<ProvenSignUp> {
  const { db, clock, sealing } = deps;
  const row = await db
    .selectFrom('write.sign_ups')
    .where('hash', '=', hashOfToken(token))
    .where('until', '>', new Date(clock()))
    .$if(kind !== undefined, (signUps) => signUps.where('kind', '=', kind ?? 'brand'))
    .selectAll()
    .executeTakeFirst();
  const content = row && ((await sealing.unseal(signUpKey(row.id), row.content)) as SignUpContent | null);
  if (row === undefined || !content) throw signUpOver();
  const isRight = isSameCode(code, content.code);
  const left = await triesLeft(db, row.id, isRight);
  if (left === 0) throw signUpOver();
  if (!isRight) {
    throw unprocessable('sign_up.code_wrong', `this is not the code in the letter; tries left: ${left}`, {
      triesLeft: left,
    });
  }
  const { id, language } = row;
  return { id, kind: row.kind, language, email: content.email };
}

/**
 * Counts a wrong code, and returns how many more may be wrong; 0 after too many. It checks the right code in the same
 * statement, so that a client that sends all codes at once cannot find it.
 */
async function triesLeft(db: Kysely<WriteDatabase>, id: string, isRight: boolean): Promise<number> {
  const counted = await db
    .updateTable('write.sign_ups')
    .set((row) => ({ wrong_codes: row('wrong_codes', '+', isRight ? 0 : 1) }))
    .where('id', '=', id)
    .where('wrong_codes', '<', wrongAtMost)
    .returning('wrong_codes')
    .executeTakeFirst();
  return counted === undefined ? 0 : wrongAtMost - counted.wrong_codes;
}

export const signUpOver = () =>
  unprocessable(
    'sign_up.over',
    'this sign-up has expired or does not exist; start again with your email address',
  );
