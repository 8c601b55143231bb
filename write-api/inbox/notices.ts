import { noticeAtMost } from '#domain/inbox/inbox-kinds.ts';
import { inboxNotice, type NoticeDescription } from '#domain/inbox/notice.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { membersChosen, type Recipients } from './recipients.ts';

export interface NoticeSaid {
  to: Recipients;
  texts: NoticeDescription['texts'];
}

/** Returns the number of members who would get a notice. Throws 422 `inbox_notice.nobody`, and the errors of `membersChosen`. */
export async function previewNotice(deps: WriteDeps, asked: Asked, { to }: NoticeSaid): Promise<number> {
  return (await someMembers(deps, asked, to)).length;
}

/**
 * Sends a notice to the members. The event names them, so that a retry and a crash reach the same members. Throws like
 * `previewNotice`.
 */
export async function sendNotice(deps: WriteDeps, asked: Asked, { to, texts }: NoticeSaid): Promise<Changed> {
  const { context } = asked;
  const { inbox_notice: [id = 0] = [] } = await deps.ids.forCommand({ inbox_notice: 1 }, context);
  const { state, isRepeat } = await present(deps, inboxNotice, id, context, () => true);
  const userIds = isRepeat ? state.userIds : await someMembers(deps, asked, to);
  const command = { action: 'send', inboxNoticeId: id, texts, userIds } as const;
  return makeChange(deps, { decider: inboxNotice, id, commands: [command], name: 'send' }, { context });
}

async function someMembers(deps: WriteDeps, asked: Asked, to: Recipients): Promise<readonly number[]> {
  const ids = await membersChosen(deps, asked, to);
  if (ids.length > 0) return ids.toSorted((one, other) => one - other);
  throw unprocessable('inbox_notice.nobody', 'no member matches: choose at least one', {
    limit: noticeAtMost,
  });
}
