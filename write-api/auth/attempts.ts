import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { usernameClaim } from '#domain/claim-values.ts';
import { tooManyRequests } from '#http/errors.ts';
import type { WriteDatabase } from '../database.ts';
import { networkOf } from './network.ts';

/** Limits how often passwords are tried, and how often anybody asks whether a name is taken. */
export interface AttemptLimit {
  /** Counts an attempt before its password is looked at. @throws 429 `request.too_many` where there were too many. */
  begin(address: string, username: string): Promise<Attempt>;
  /**
   * Counts a code of a second step before it is looked at, by account (`staff:5`), from wherever it comes; answers which of the day it
   * is. @throws 429 `request.too_many` where too many were wrong.
   */
  secondStep(person: string): Promise<number>;
  /** That the code was right: earlier ones were mistyped. */
  secondStepRight(person: string): Promise<void>;
  /** Counts a question that nobody has to sign in for. @throws 429 `request.too_many` where there were too many. */
  ask(address: string): Promise<void>;
  /**
   * Counts a letter that somebody wants, whether or not it will be written. @throws 429 `request.too_many` where there were too many
   * from the address, or to the recipient.
   */
  letter(address: string, recipient: string): Promise<void>;
  /** The same of a message to a phone, which costs money; refused too while too many codes for the phone were wrong. */
  message(address: string, phone: string): Promise<void>;
  /** Counts that a member takes its own data along. @throws 429 `request.too_many` where it was too often. */
  ownData(userId: number): Promise<void>;
  /** Counts a code before it is looked at. @throws 429 `request.too_many` where too many for the phone were wrong. */
  code(phone: string): Promise<void>;
  /** That the code was right. */
  codeRight(phone: string): Promise<void>;
  /** Counts what a person (`user:12`) writes to the staff. @throws 429 `request.too_many` where it was too much. */
  ticket(person: string): Promise<void>;
  /** Counts a card that a person (`user:12`) has the provider look at. @throws 429 `request.too_many` where there were too many. */
  card(person: string): Promise<void>;
}

/** One that is not said to have succeeded counts as a failure. */
export interface Attempt {
  succeeded(): Promise<void>;
}

interface Rule {
  atMost: number;
  seconds: number;
}

/** So many codes of an account's second step may be wrong in a day. */
export const mostWrongCodes = 20;

const rules = {
  /** Of one account at one address. */
  place: { atMost: 10, seconds: 300 },
  /** Of all accounts at one address. */
  address: { atMost: 100, seconds: 300 },
  /** Of one account at all addresses. */
  account: { atMost: 50, seconds: 3600 },
  /** Who types codes has the password already. */
  secondSteps: { atMost: mostWrongCodes, seconds: 86_400 },
  questions: { atMost: 100, seconds: 300 },
  letters: { atMost: 20, seconds: 3600 },
  lettersTo: { atMost: 5, seconds: 3600 },
  messages: { atMost: 20, seconds: 3600 },
  messagesTo: { atMost: 5, seconds: 3600 },
  ownData: { atMost: 5, seconds: 3600 },
  /** A code is good for three minutes: whoever has used them up waits ten at least. */
  codes: { atMost: 5, seconds: 780 },
  tickets: { atMost: 30, seconds: 3600 },
  /** Whoever has stolen cards tries which of them are good. */
  cards: { atMost: 20, seconds: 3600 },
} satisfies Record<string, Rule>;

/** An account that signed in at an address within this time is known there. */
const knownForMs = 30 * 24 * 60 * 60_000;

interface Options {
  db: Kysely<WriteDatabase>;
  /** ISO instant of now. */
  clock: () => string;
  /** Hides addresses and usernames in the table: people type passwords into the field for names. */
  key: Uint8Array;
}

/**
 * Counts in the database, for all processes and beyond a restart. Where an account is known only its own failures at
 * that address count: neither a stranger who guesses at it from elsewhere, nor one in the same office who guesses at
 * others, locks its owner out.
 */
export function createAttemptLimit({ db, clock, key }: Options): AttemptLimit {
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

  const refuse = (until: Date, now: Date) =>
    tooManyRequests(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

  /** Counts one more; a window begins with the first and is not made longer by what is refused in it. */
  async function take(counted: string, { atMost, seconds }: Rule): Promise<number> {
    const now = new Date(clock());
    const end = new Date(now.getTime() + seconds * 1000);
    const { rows } = await sql<{ taken: number; until: Date }>`
      insert into write.attempts as attempt (key, taken, until) values (${counted}, 1, ${end})
      on conflict (key) do update set
        taken = case when attempt.until <= ${now} then 1 else attempt.taken + 1 end,
        until = case when attempt.until <= ${now} then ${end} else least(attempt.until, ${end}) end
      returning taken, until`.execute(db);
    const [row] = rows;
    if (row !== undefined && row.taken > atMost) throw refuse(row.until, now);
    return row?.taken ?? 0;
  }

  async function forgive(counted: string): Promise<void> {
    await db.deleteFrom('write.attempts').where('key', '=', counted).execute();
  }

  /** Refuses without counting, so that a program that goes on trying one account uses up nobody else's attempts. */
  async function requireLeft(counted: string, { atMost, seconds }: Rule): Promise<void> {
    const now = new Date(clock());
    const row = await db
      .selectFrom('write.attempts')
      .select('until')
      .where('key', '=', counted)
      .where('taken', '>=', atMost)
      .where('until', '>', now)
      // Later ones are of a clock that was set back since; counting sets them right.
      .where('until', '<=', new Date(now.getTime() + seconds * 1000))
      .executeTakeFirst();
    if (row !== undefined) throw refuse(row.until, now);
  }

  async function isKnown(place: string): Promise<boolean> {
    const since = new Date(Date.parse(clock()) - knownForMs);
    const row = await db
      .selectFrom('write.sign_in_places')
      .select('key')
      .where('key', '=', place)
      .where('signed_in_at', '>', since)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function remember(place: string, shared: readonly string[]): Promise<void> {
    const signed_in_at = new Date(clock());
    await db
      .insertInto('write.sign_in_places')
      .values({ key: place, signed_in_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ signed_in_at }))
      .execute();
    await db.deleteFrom('write.attempts').where('key', '=', place).execute();
    for (const key of shared) {
      await db
        .updateTable('write.attempts')
        .set((row) => ({ taken: row('taken', '-', 1) }))
        .where('key', '=', key)
        .where('taken', '>', 0)
        .execute();
    }
    const old = new Date(signed_in_at.getTime() - knownForMs);
    await db.deleteFrom('write.sign_in_places').where('signed_in_at', '<', old).execute();
    await db.deleteFrom('write.attempts').where('until', '<', signed_in_at).execute();
  }

  return {
    async begin(address, username) {
      const network = networkOf(address);
      const name = usernameClaim(username).value;
      const place = keyOf('place', network, name);
      const shared: [string, Rule][] = (await isKnown(place))
        ? []
        : [
            [keyOf('address', network), rules.address],
            [keyOf('account', name), rules.account],
          ];
      await requireLeft(place, rules.place);
      for (const [counted, rule] of shared) await take(counted, rule);
      await take(place, rules.place);
      return {
        succeeded: () =>
          remember(
            place,
            shared.map(([counted]) => counted),
          ),
      };
    },
    secondStep: (person) => take(keyOf('second steps', person), rules.secondSteps),
    secondStepRight: (person) => forgive(keyOf('second steps', person)),
    async ask(address) {
      await take(keyOf('questions', networkOf(address)), rules.questions);
    },
    async letter(address, recipient) {
      await take(keyOf('letters', networkOf(address)), rules.letters);
      await take(keyOf('letters to', recipient), rules.lettersTo);
    },
    async ownData(userId) {
      await take(keyOf('own data', String(userId)), rules.ownData);
    },
    async message(address, phone) {
      await requireLeft(keyOf('codes', phone), rules.codes);
      await take(keyOf('messages', networkOf(address)), rules.messages);
      await take(keyOf('messages to', phone), rules.messagesTo);
    },
    async ticket(person) {
      await take(keyOf('tickets', person), rules.tickets);
    },
    async card(person) {
      await take(keyOf('cards', person), rules.cards);
    },
    async code(phone) {
      await take(keyOf('codes', phone), rules.codes);
    },
    codeRight: (phone) => forgive(keyOf('codes', phone)),
  };
}
