import type { Kysely } from 'kysely';
import { unprocessable } from '#http/errors.ts';
import type { WriteDatabase } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import type { CheckBody, SignUpKind } from '../sign-up/contract.ts';
import type { SignUpContent, SignUpTable } from '../sign-up/tables.ts';
import { hashOfToken, isSameCode } from './one-time.ts';

/** Somebody who has shown that letters to the address reach them. */
export interface ProvenSignUp {
  id: string;
  kind: SignUpKind;
  language: SignUpTable['language'];
  email: string;
}

/** So many codes may be wrong. */
const wrongAtMost = 5;

/** The name of the key that a sign-up's address is sealed with. */
export const signUpKey = (id: string) => `sign_up:${id}`;

/** Forgets sign-ups that have run out, with the addresses that they stood on. */
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
 * The sign-up of a token and the code that was mailed, of a kind where that is asked. 422 `sign_up.over` where the token was never
 * given, has run out, or five codes were wrong; `sign_up.code_wrong` with the tries that are left.
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
    throw unprocessable('sign_up.code_wrong', `the letter says another code; ${left} more tries`, {
      triesLeft: left,
    });
  }
  const { id, language } = row;
  return { id, kind: row.kind, language, email: content.email };
}

/**
 * Takes a code as the next one tried and answers how many more may be wrong, 0 where too many were. The right one passes here too: of
 * codes that come all at once it would be found among any number otherwise.
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
  unprocessable('sign_up.over', 'this registration has run out or never began; begin anew with your address');
