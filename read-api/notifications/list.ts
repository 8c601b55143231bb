import { type SqlBool, sql } from 'kysely';
import { type Account, keyOfAccount } from '#domain/accounts/account.ts';
import { mentionOf, mentionsIn } from '#domain/comments/comment-text.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { Paging } from '#http/lists.ts';
import { assignmentsFor } from '../assignments/scope.ts';
import { commentsFor } from '../comments/scope.ts';
import type { ReadModels } from '../database.ts';
import { countOf } from '../kit/count-rows.ts';
import type { Reading } from '../kit/reading.ts';
import { accountNames } from '../notes/account-names.ts';
import { briefsOf } from '../notes/briefs.ts';
import { isThere } from '../notes/there.ts';
import type { Notification, notificationTypes } from './contract.ts';

/** Notifications caused by others, newest first, and the number of new ones. */
export async function notificationPage(reading: Reading, { limit, offset }: Paging) {
  const { db, caller } = reading;
  const seen = await db
    .selectFrom('read.seenNotifications')
    .where('account', '=', `${caller.label}-${caller.id}`)
    .select('seenUntil')
    .executeTakeFirst();
  const seenUntil = seen?.seenUntil ?? null;
  const all = db.selectFrom(mentions(db, caller).unionAll(assignments(db, caller)).as('notification'));
  const counting = all.select(sql<bigint>`count(*)`.as('count'));
  const isNew = sql<SqlBool>`${seenUntil}::timestamptz is null or notification.time > ${seenUntil}::timestamptz`;
  const [count, newCount, rows] = await Promise.all([
    countOf(counting),
    countOf(counting.where(isNew)),
    all
      .selectAll()
      .orderBy('notification.time', 'desc')
      .orderBy('notification.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  const authors = rows.map(({ byLabel: label, byId: id }): Account => ({ label, id }));
  const mentioned = rows.map(({ text }) => mentionsIn(text ?? ''));
  const [briefs, named] = await Promise.all([
    briefsOf(reading, rows),
    accountNames(reading, [...authors, ...mentioned.flat()]),
  ]);
  const data = rows.map(
    ({ byLabel, byId, ...row }, index): Notification => ({
      ...row,
      title: briefs.get(`${row.kind}-${row.thingId}`)?.title ?? '',
      by: named({ label: byLabel, id: byId }),
      mentions: (mentioned[index] ?? []).map(named),
      isNew: seenUntil === null || Date.parse(row.time) > Date.parse(seenUntil),
    }),
  );
  return { count, newCount, data };
}

type Type = (typeof notificationTypes)[number];

/** Others' comments that mention the caller, on entities that the caller may see. */
function mentions(db: ReadModels, caller: Caller) {
  const key = keyOfAccount(accountOf(caller));
  const mention = mentionOf(accountOf(caller));
  return commentsFor(db, caller)
    .where(sql<SqlBool>`comment.mentioned_at ? ${key}`)
    .where(sql<SqlBool>`strpos(comment.text, ${mention}) > 0`)
    .where(sql<SqlBool>`(comment.author_label, comment.author_id) <> (${caller.label}, ${caller.id}::int)`)
    .where(isThere(db, caller, 'comment'))
    .select([
      sql<Type>`'mention'`.as('type'),
      'comment.id',
      sql<NotedKind>`comment.kind`.as('kind'),
      'comment.thingId',
      sql<Account['label']>`comment.author_label`.as('byLabel'),
      'comment.authorId as byId',
      sql<string | null>`comment.text`.as('text'),
      sql<string>`(comment.mentioned_at->>${key})::timestamptz`.as('time'),
    ]);
}

/** Assignments to the caller by others. */
function assignments(db: ReadModels, caller: Caller) {
  return assignmentsFor(db, caller)
    .where('assignment.accountLabel', '=', accountOf(caller).label)
    .where('assignment.accountId', '=', caller.id)
    .where(sql<SqlBool>`(assignment.by_label, assignment.by_id) <> (${caller.label}, ${caller.id}::int)`)
    .select([
      sql<Type>`'assignment'`.as('type'),
      'assignment.id',
      sql<NotedKind>`assignment.kind`.as('kind'),
      'assignment.thingId',
      sql<Account['label']>`assignment.by_label`.as('byLabel'),
      'assignment.byId',
      sql<string | null>`null`.as('text'),
      'assignment.assignedAt as time',
    ]);
}

function accountOf({ label, id }: Caller): Account {
  return { label: label === 'staff' ? 'staff' : 'brand_admin', id };
}
