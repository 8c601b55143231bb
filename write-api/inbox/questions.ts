import { system } from '#domain/actor.ts';
import { inboxAnswers } from '#domain/inbox/inbox-kinds.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import type { About } from '#domain/inbox/templates.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import { remoteCommandId } from './remote-operations.ts';

/** A message that asks about a thing, such as `look_use-12`. */
export interface InboxQuestionTable {
  inbox_message_id: number;
  about: string;
}

const keyOf = ({ kind, id }: About) => `${kind}-${id}`;

/** Indexes the messages that ask. A message's stream has the current state. */
export const inboxQuestions: Indexer = {
  table: 'write.inbox_questions',
  async keep(db, events) {
    const asked = events.flatMap((stored) => {
      const { type, data } = asEvent<InboxMessageEvent>(stored);
      // An event with invalid data is skipped.
      if (type !== 'InboxMessageSent' || data?.variant !== 'general' || !data.about) return [];
      return [{ inbox_message_id: Number(entityOf(stored.stream).id), about: keyOf(data.about) }];
    });
    if (asked.length === 0) return;
    await db
      .insertInto('write.inbox_questions')
      .values(asked)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

interface Settling {
  about: About;
  /** The id of a question that stays open. */
  except?: number;
  find?: typeof questionsAbout;
}

/**
 * Settles the open questions about a thing after an event that answers, replaces or ends them. A message whose own answer
 * caused the event gets that answer, in case a crash cut it off. The system withdraws the others.
 */
export async function settleQuestions(
  deps: WriteDeps,
  stored: StoredEvent,
  { about, except, find = questionsAbout }: Settling,
): Promise<void> {
  for (const id of await find(deps, about)) if (id !== except) await settle(deps, stored, id);
}

/** Returns the ids of all messages that ever asked about a thing. Throws 503 while the index lags too far. */
export async function questionsAbout(deps: WriteDeps, about: About): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.inbox_questions')
    .where('about', '=', keyOf(about))
    .select('inbox_message_id')
    .orderBy('inbox_message_id')
    .execute();
  return rows.map((row) => Number(row.inbox_message_id));
}

async function settle(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const { status, userId } = (await deps.streams.refresh(inboxMessage, id)).state;
  if (status !== 'idle' && status !== 'pending') return;
  const { commandId, $correlationId: correlationId } = stored.metadata;
  const answer = inboxAnswers.find((each) => remoteCommandId(id, each) === commandId);
  const context = {
    commandId: derivedCommandId(stored.id, `settle inbox_message ${id}`),
    correlationId,
    causationId: stored.id,
    actor: answer === undefined ? system : ({ label: 'user', id: userId } as const),
    receivedAt: deps.clock(),
  };
  const command = { action: answer ?? 'withdraw' } as const;
  await runTarget(deps.streams, { on: 'inbox_message', id, command }, context);
}
