import { later } from '#domain/reacting.ts';
import { unprocessable } from '#http/errors.ts';
import { hashOfToken, isSameCode, newToken } from '../accounts/one-time.ts';

import type { WriteDeps } from '../deps.ts';
import type { PhonePurpose } from './contract.ts';
import type { PhoneCheckTable, PhoneContent } from './tables.ts';

/** The lifetime of a code in minutes. */
export const codeMinutes = 3;
/** The lifetime of a proof in minutes. */
const proofMinutes = 15;
const minuteMs = 60_000;

/** Returns the name of the key that seals a check's phone. */
export const checkKey = (id: string) => `phone_check:${id}`;

/** Deletes expired checks and the keys of their phones. */
export async function sweepChecks({ db, clock, sealing }: WriteDeps): Promise<void> {
  const gone = await db
    .deleteFrom('write.phone_checks')
    .where('until', '<', new Date(clock()))
    .returning('id')
    .execute();
  for (const { id } of gone) await sealing.forget(checkKey(id));
}

/** A phone whose owner has entered the code. */
export type ProvenPhone = Omit<PhoneContent, 'code'>;

/**
 * Verifies a code and returns a proof of the phone. The same code again returns a new proof, which replaces the first. Throws
 * 422 `phone.over` if the check never began or has expired, and `phone.code_wrong`. Throws 429 for ten minutes after five
 * wrong codes for a phone.
 */
export async function confirmCheck(
  deps: WriteDeps,
  row: PhoneCheckTable | undefined,
  code: string,
): Promise<string> {
  if (row === undefined) throw phoneOver();
  await deps.attempts.code(row.phone);
  const content = (await deps.sealing.unseal(checkKey(row.id), row.content)) as PhoneContent | null;
  if (content === null) throw phoneOver();
  if (!isSameCode(code, content.code)) {
    throw unprocessable('phone.code_wrong', 'the code is wrong; enter the one from the message');
  }
  await deps.attempts.codeRight(row.phone);
  const proof = newToken();
  await deps.db
    .updateTable('write.phone_checks')
    .set({ proof_hash: hashOfToken(proof), until: new Date(later(deps.clock(), proofMinutes * minuteMs)) })
    .where('id', '=', row.id)
    .execute();
  return proof;
}

/** Returns the check of a token while its code is valid; else undefined. */
export function checkOfToken({ db, clock }: WriteDeps, token: string): Promise<PhoneCheckTable | undefined> {
  return db
    .selectFrom('write.phone_checks')
    .where('hash', '=', hashOfToken(token))
    .where('until', '>', new Date(clock()))
    .selectAll()
    .executeTakeFirst();
}

/** Returns the newest valid check of a phone for a purpose; undefined if there is none. */
export function checkOfPhone(
  { db, clock }: WriteDeps,
  phone: string,
  purpose: PhonePurpose,
): Promise<PhoneCheckTable | undefined> {
  return (
    db
      .selectFrom('write.phone_checks')
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('until', '>', new Date(clock()))
      // A confirmed check takes precedence over a newer one, since it is valid for longer.
      .orderBy((check) => check('proof_hash', 'is not', null))
      .orderBy('until', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()
  );
}

/**
 * Returns the phone that a proof verifies, whether the proof was used or not. Throws 422 `phone.over` if the proof has another
 * purpose or has expired.
 */
export async function provenPhone(
  deps: WriteDeps,
  proof: string,
  purpose: PhonePurpose,
): Promise<ProvenPhone> {
  const { db, clock, sealing } = deps;
  const row = await db
    .selectFrom('write.phone_checks')
    .where('proof_hash', '=', hashOfToken(proof))
    .where('purpose', '=', purpose)
    .where('until', '>', new Date(clock()))
    .selectAll()
    .executeTakeFirst();
  const content = row && ((await sealing.unseal(checkKey(row.id), row.content)) as PhoneContent | null);
  if (row === undefined || !content) throw phoneOver();
  return { phone: content.phone, region: content.region };
}

/**
 * Marks a proof as used by a command; a repeat of the same command may use it again. Throws 422 `phone.over` if another
 * command has used it.
 */
export async function spendProof({ db }: WriteDeps, proof: string, commandId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('write.phone_checks')
    .set({ spent_by: commandId })
    .where('proof_hash', '=', hashOfToken(proof))
    .where((check) => check.or([check('spent_by', 'is', null), check('spent_by', '=', commandId)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw phoneOver();
}

export const phoneOver = () =>
  unprocessable('phone.over', 'this phone check has expired, was used, or never began; request another code');
