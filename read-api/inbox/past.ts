import { notFound } from '#http/errors.ts';
import { inbox } from '#projections/inbox/area.ts';
import { inboxMessagesTable } from '#projections/inbox/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import type { Past, RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import { type InboxMessageDetail, inboxFields } from './contract.ts';
import { wholeMessages } from './scope.ts';

export const inboxMessagePast: Past<InboxMessageDetail> = {
  category: 'inbox_message',
  projection: 'inbox_messages',
  path: '/v1/inbox/:id',
  tags: ['inbox'],
  differenceId: 'getInboxMessageDifference',
  async detail({ db, now }, caller, id) {
    const messages = wholeMessages(db, caller, now().toISOString());
    const row = await messages.where('message.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('inbox_message', id);
    return inboxFields.shown(row);
  },
  isShown: async (_, caller) => caller.label === 'staff',
  around: async (load, own) => [...own, ...(await load([...new Set(own.flatMap(streamsOf))]))],
  isGone: () => false,
};

/** The member of a message, and the thing that it is about. */
function streamsOf({ type, data }: Pick<Step, 'type' | 'data'>): string[] {
  if (type !== 'InboxMessageSent') return [];
  const { userId, about } = data as { userId: number; about: { kind: string; id: number } | null };
  return [`user-${userId}`, ...(about === null ? [] : [`${about.kind}-${about.id}`])];
}

export const inboxMessagesThen: RowsThen = {
  models: inbox,
  fields: (rows) =>
    rows
      .of(inboxMessagesTable)
      .map(({ aboutKind, aboutId, ...row }) => [
        `inbox_message-${row.id}`,
        fieldsOf({ about: aboutKind === null ? null : { kind: aboutKind, id: aboutId } }, row, []),
      ]),
  people: () => [],
};
