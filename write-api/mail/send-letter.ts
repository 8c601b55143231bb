import { later } from '#domain/reacting.ts';
import type { WriteDeps } from '../deps.ts';
import { type CallEnd, type DueCall, type OutsideCall, retryAfterMs } from '../kit/outside/outside-call.ts';
import { countLeaving } from './letter-limit.ts';
import { DeliveryFailure, type Letter, type Way } from './sender.ts';
import { letterKinds } from './write-letter.ts';

/**
 * Creates the outside call that sends messages through the mail server or the message service. It deletes each message once
 * the service has accepted it. A crash in between sends a message twice, under the same message id.
 */
const sending = (way: Way): OutsideCall => ({
  kind: letterKinds[way],
  atOnce: 4,
  call: (deps, due) => send(deps, way, due),
});

export const sendLetter = sending('mail');
export const sendTextMessage = sending('sms');

async function send(deps: WriteDeps, way: Way, { key: id, tries, signal }: DueCall): Promise<CallEnd> {
  const { db, senders, clock, sealing } = deps;
  const sender = senders[way];
  const row = await db.selectFrom('write.letters').where('id', '=', id).selectAll().executeTakeFirst();
  const content = row && (await sealing.unseal(row.person, row.letter));
  // If no sender is configured, the message stays in the outbox. Messages to forgotten persons are not sent.
  if (sender === null || row === undefined || row.until.toISOString() <= clock() || !content) {
    return { end: 'not_asked', next: null };
  }
  const letter = { id, ...(content as Omit<Letter, 'id'>) };
  const mayLeave = await countLeaving(deps, { id, way, to: letter.to, sender: row.sender });
  if (mayLeave !== null) {
    const problem = 'too many letters to this recipient or from this sender; this one is sent later';
    return { end: 'failed', next: mayLeave.toISOString(), problem };
  }
  try {
    await sender.send(letter, signal);
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const next = error.isForGood ? null : later(clock(), retryAfterMs(tries));
    return { end: 'failed', next, problem: error.message };
  }
  await db.deleteFrom('write.letters').where('id', '=', id).execute();
  return { end: 'answered', next: null };
}
