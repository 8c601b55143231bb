import type { InboxNoticeEvent } from '#domain/inbox/notice.ts';
import { inboxNotice } from '#domain/inbox/notice.ts';
import { entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { Effect } from '../kit/follower/effect.ts';
import type { OutsideCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { contextOf, sendAs } from './send-message.ts';

const kind = 'inbox_notice';

/** The number of messages of a part. After a crash, at most so many members are looked at again. */
export const partOfNotice = 50;

/**
 * Sends a notice in parts. The call keeps the number of members whom it has reached, and a crash continues there. The ids of a
 * part's messages are assigned under the notice's event, so that a repeated part sends nothing twice.
 */
export const sendNoticeInParts: OutsideCall = {
  kind,
  atOnce: 1,
  async call(deps, due) {
    const id = Number(due.key);
    const { userIds } = (await deps.streams.refresh(inboxNotice, id)).state;
    let { reached } = (due.answer ?? { reached: 0 }) as { reached: number };
    while (reached < userIds.length) {
      due.signal.throwIfAborted();
      await sendPart(
        deps,
        { id, reached, userIds: userIds.slice(reached, reached + partOfNotice) },
        due.cause,
      );
      reached += partOfNotice;
      await due.keep({ reached });
    }
    return { end: 'answered', next: null };
  },
};

async function sendPart(
  deps: WriteDeps,
  { id: aboutId, reached, userIds }: { id: number; reached: number; userIds: readonly number[] },
  cause: Parameters<typeof contextOf>[1],
): Promise<void> {
  const context = contextOf(deps, cause, derivedCommandId(cause.eventId, `part from ${reached}`));
  const { inbox_message: ids = [] } = await deps.ids.forCommand({ inbox_message: userIds.length }, context);
  await Promise.all(
    userIds.map((userId, index) => {
      const commandId = derivedCommandId(cause.eventId, `inbox notice to user ${userId}`);
      const telling = { templateCode: 'notice', aboutId } as const;
      return sendAs(deps, ids[index] ?? 0, userId, telling, { ...context, commandId });
    }),
  );
}

/** Schedules the messages of a notice. */
export const scheduleNotice: Effect = async ({ db, clock }, stored) => {
  const { category, id } = entityOf(stored.stream);
  if (category !== 'inbox_notice' || (stored.type as InboxNoticeEvent['type']) !== 'InboxNoticeSent') return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  await schedule(db, kind, [{ key: id, dueAt: new Date(clock()), cause }]);
};
