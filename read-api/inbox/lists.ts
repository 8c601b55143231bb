import Type, { type Static } from 'typebox';
import { inboxStatuses, inboxTypes } from '#domain/inbox/inbox-kinds.ts';
import { FlagParam, IdParam, IdsParam, SomeOf } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type MessageFound, wholeMessages } from './scope.ts';

const messageList = sortedList(
  wholeMessages,
  { id: 'message.id', created_time: 'message.createdAt' },
  newestFirst,
  [],
);

const filters = {
  ids: Type.Optional(IdsParam),
  status: Type.Optional(SomeOf(inboxStatuses)),
  types: Type.Optional(SomeOf(inboxTypes)),
  is_displayed: Type.Optional(FlagParam),
  order: messageList.param,
};
export const MessagesQuery = ListQuery(filters);
export const AllMessagesQuery = ListQuery({ ...filters, user_id: Type.Optional(IdParam) });

/** The messages that the caller may see and that match all filters, sorted. */
export function matchingMessages(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  { order, user_id: userId, ...query }: Static<typeof AllMessagesQuery>,
): Rows<MessageFound> {
  const { ids, status: statuses, types } = query;
  const { is_displayed: isDisplayed } = query;
  let messages = wholeMessages(db, caller, now);
  if (userId !== undefined) messages = messages.where('message.userId', '=', userId);
  if (ids !== undefined) messages = messages.where(among('message.id', ids));
  if (statuses !== undefined) messages = messages.where(among('message.status', statuses));
  if (types !== undefined) messages = messages.where(among('message.type', types));
  if (isDisplayed !== undefined) messages = messages.where('message.isDisplayed', '=', isDisplayed);
  return rowsOf(messages, messageList.sorted(messages, order));
}
