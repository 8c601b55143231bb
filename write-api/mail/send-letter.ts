import { later } from '#domain/reacting.ts';
import type { WriteDeps } from '../deps.ts';
import { type CallEnd, type DueCall, type OutsideCall, retryAfterMs } from '../kit/outside/outside-call.ts';
import { type Letter, MailFailure } from './mailer.ts';
import { letterKind } from './write-letter.ts';

/**
 * Sends letters through the mail server, and forgets them once it has taken them over. Whoever dies in between sends one twice, under
 * the same message id.
 */
export const sendLetter: OutsideCall = { kind: letterKind, atOnce: 4, call };

async function call(deps: WriteDeps, { key: id, tries, signal }: DueCall): Promise<CallEnd> {
  const { db, mailer, clock, sealing } = deps;
  const row = await db.selectFrom('write.letters').where('id', '=', id).selectAll().executeTakeFirst();
  const content = row && (await sealing.unseal(row.person, row.letter));
  // Without a mail server it lies in the outbox from now on; of somebody who was forgotten nothing is sent.
  if (mailer === null || row === undefined || row.until.toISOString() < clock() || !content) {
    return { end: 'not_asked', next: null };
  }
  try {
    await mailer.send({ id, ...(content as Omit<Letter, 'id'>) }, signal);
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const next = error.isForGood ? null : later(clock(), retryAfterMs(tries));
    return { end: 'failed', next, problem: error.message };
  }
  await db.deleteFrom('write.letters').where('id', '=', id).execute();
  return { end: 'answered', next: null };
}
