import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { emailClaim } from '#domain/claim-values.ts';
import { languages } from '#domain/words/languages.ts';
import { OneOf } from '#http/contract.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDeps } from '../deps.ts';
import { schedule } from '../kit/outside/schedule.ts';

export const helpKind = 'sign_in_help';

export const HelpWanted = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 320 }),
    /** The language of the e-mail; Korean if omitted. */
    language: Type.Optional(OneOf(languages)),
  },
  { additionalProperties: false },
);
export const HelpAsked = Type.Object({ isAsked: Type.Literal(true) });

/**
 * Requests an e-mail to the account of an address. A worker looks for the account later, so the response and its time are the
 * same for every address. Only the name of the address's claim is stored. Throws 429 after too many requests.
 */
export async function askForHelp(
  { db, clock, claims, attempts }: WriteDeps,
  address: string,
  { email, language = 'ko' }: Static<typeof HelpWanted>,
): Promise<Static<typeof HelpAsked>> {
  const name = claims.nameOf(emailClaim(email));
  await attempts.letter(address, name);
  const id = randomUUID();
  const now = new Date(clock());
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('write.sign_in_help')
      .values({ id, email: name, language, asked_at: now })
      .execute();
    const cause = { eventId: id, correlationId: id };
    await schedule(transaction, helpKind, [{ key: id, dueAt: now, cause }]);
  });
  return { isAsked: true };
}
