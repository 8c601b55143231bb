import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { usernameClaim } from '#domain/claim-values.ts';
import { tooManyRequests } from '#http/errors.ts';
import type { WriteDatabase } from '../database.ts';
import { networkOf } from './network.ts';

/** Rate limits for passwords, codes, e-mails and questions without sign-in. */
export interface AttemptLimit {
  /**
   * Counts an attempt before its password is checked.
   *
   * @throws 429 `request.too_many`
   */
  begin(address: string, username: string): Promise<Attempt>;
  /**
   * Counts a second-factor code of an account (`staff:5`) from any network address, before the code is checked. Returns how
   * many were counted this day.
   *
   * @throws 429 `request.too_many` after too many wrong codes.
   */
  secondStep(person: string): Promise<number>;
  /** Resets the count of second-factor codes after a right code: earlier wrong codes were typing errors. */
  secondStepRight(person: string): Promise<void>;
  /**
   * Counts a question that needs no sign-in.
   *
   * @throws 429 `request.too_many`
   */
  ask(address: string): Promise<void>;
  /**
   * Counts a requested e-mail, even if none will be sent.
   *
   * @throws 429 `request.too_many` after too many from the network address or to the recipient.
   */
  letter(address: string, recipient: string): Promise<void>;
  /**
   * Counts a requested text message, which costs money.
   *
   * @throws 429 `request.too_many` like `letter`, and after too many wrong codes for the phone.
   */
  message(address: string, phone: string): Promise<void>;
  /**
   * Counts an export of a member's own data.
   *
   * @throws 429 `request.too_many`
   */
  ownData(userId: number): Promise<void>;
  /**
   * Counts a phone's code before the code is checked.
   *
   * @throws 429 `request.too_many` after too many wrong codes for the phone.
   */
  code(phone: string): Promise<void>;
  /** Resets the count of a phone's codes after a right code. */
  codeRight(phone: string): Promise<void>;
  /**
   * Counts a support ticket of a person (`user:12`).
   *
   * @throws 429 `request.too_many`
   */
  ticket(person: string): Promise<void>;
  /**
   * Counts a card that the provider checks for a person (`user:12`).
   *
   * @throws 429 `request.too_many`
   */
  card(person: string): Promise<void>;
  /**
   * Counts a lookup at another service while a person (`staff:12`) waits.
   *
   * @throws 429 `request.too_many`
   */
  lookup(person: string): Promise<void>;
  /** Counts a notice of the payment provider, from its address. @throws 429 `request.too_many` */
  notice(address: string): Promise<void>;
}

/** An attempt to sign in. It counts as a failure until `succeeded` is called. */
export interface Attempt {
  succeeded(): Promise<void>;
}

interface Rule {
  atMost: number;
  seconds: number;
}

/** The maximum number of wrong second-factor codes of an account in a day. */
export const mostWrongCodes = 20;

const rules = {
  /** Limits failed sign-ins of one account from one network address. */
  place: { atMost: 10, seconds: 300 },
  /** Limits failed sign-ins of all accounts from one network address. */
  address: { atMost: 100, seconds: 300 },
  /** Limits failed sign-ins of one account from all network addresses. */
  account: { atMost: 50, seconds: 3600 },
  /** Limits second-factor codes strictly: their sender knows the password already. */
  secondSteps: { atMost: mostWrongCodes, seconds: 86_400 },
  questions: { atMost: 100, seconds: 300 },
  letters: { atMost: 20, seconds: 3600 },
  lettersTo: { atMost: 5, seconds: 3600 },
  messages: { atMost: 20, seconds: 3600 },
  messagesTo: { atMost: 5, seconds: 3600 },
  ownData: { atMost: 5, seconds: 3600 },
  /** Limits codes of a phone. A code is valid for three minutes: after five wrong ones, the wait is at least ten minutes. */
  codes: { atMost: 5, seconds: 780 },
  tickets: { atMost: 30, seconds: 3600 },
  /** Limits new cards, since thieves use such calls to test stolen cards. */
  cards: { atMost: 20, seconds: 3600 },
  /** Limits lookups, as each uses the quota that all share. */
  lookups: { atMost: 60, seconds: 3600 },
  /** Notices are hints: the worker asks about each payment anyway. */
  notices: { atMost: 600, seconds: 300 },
} satisfies Record<string, Rule>;

/** How long an account counts as known at a network address after a sign-in there. */
const knownForMs = 30 * 24 * 60 * 60_000;

interface Options {
  db: Kysely<WriteDatabase>;
  /** The current time as an ISO instant. */
  clock: () => string;
  /** The key that hashes addresses and usernames in the table: people type passwords into the username field. */
  key: Uint8Array;
}

/**
 * Creates rate limits that count in the database, for all processes and across restarts. At an address where an account is
 * known, only the account's own failures there count. Guesses from elsewhere, or guesses at other accounts from the same
 * office, therefore do not lock its owner out.
 */
export function createAttemptLimit({ db, clock, key }: Options): AttemptLimit {
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

  const refuse = (until: Date, now: Date) =>
    tooManyRequests(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

  /** Counts one attempt and returns the count. A window starts with its first attempt; refused attempts do not extend it. */
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

  /**
   * Throws if the limit is reached, without counting: a program that keeps trying one account must not use up other accounts'
   * attempts.
   */
  async function requireLeft(counted: string, { atMost, seconds }: Rule): Promise<void> {
    const now = new Date(clock());
    const row = await db
      .selectFrom('write.attempts')
      .select('until')
      .where('key', '=', counted)
      .where('taken', '>=', atMost)
      .where('until', '>', now)
      // A row whose window ends later than one window from now is ignored: it was written before a clock was set back.
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
    async lookup(person) {
      await take(keyOf('lookups', person), rules.lookups);
    },
    async notice(address) {
      await take(keyOf('notices', networkOf(address)), rules.notices);
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
