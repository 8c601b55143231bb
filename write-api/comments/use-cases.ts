import { type Account, idsOf, isSameAccount } from '#domain/accounts/account.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { commentAtMost, mentionsIn, storedText } from '#domain/comments/comment-text.ts';
import { type Audience, brandsTold } from '#domain/notes/audience.ts';
import type { Caller } from '#http/caller.ts';
import { invalidRequest, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import type { Thing } from '../notes/things.ts';
import { requireMentioned } from './mentions.ts';

/**
 * Adds a comment to an entity. Throws 422 `comment.audience_not_allowed` if the caller may not choose the audience, and the
 * errors of `requireMentioned`.
 */
export async function addComment(
  deps: WriteDeps,
  asked: Asked,
  { thing, id, said }: { thing: Thing; id: number; said: { text: string; audience?: Audience } },
): Promise<Changed & { commentId: string }> {
  const { brandIds, isRepeat } = await thing.seen(deps, asked, id);
  const { caller, context } = asked;
  const author = authorOf(caller);
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  const audience = said.audience ?? (brandId === null ? 'staff' : 'brand');
  if ((audience === 'brand') !== (brandId !== null)) {
    throw unprocessable(
      'comment.audience_not_allowed',
      `${caller.label} cannot write comments for ${audience}`,
      {
        audience,
      },
    );
  }
  const text = textOf(said.text);
  const mentions = mentionsIn(text);
  if (!isRepeat) await requireMentioned(deps, mentions, brandsTold({ audience, brandId }, brandIds));
  const commentId = context.commandId;
  const command = {
    action: 'comment',
    commentId,
    text,
    mentions: idsOf(mentions),
    author,
    audience,
    brandId,
  } as const;
  return { ...(await thing.say(deps, asked, id, command)), commentId };
}

interface Place {
  thing: Thing;
  id: number;
  commentId: string;
}

/** Revises a comment. Throws 403 `comment.not_own`, and 404 if the caller may not see the comment. */
export async function reviseComment(
  deps: WriteDeps,
  asked: Asked,
  { thing, id, commentId, said }: Place & { said: { text: string } },
): Promise<Changed & { commentId: string }> {
  const { comment, brandIds, isRepeat } = await seenComment(deps, asked, { thing, id, commentId });
  const text = textOf(said.text);
  const mentions = mentionsIn(text);
  // Only new mentions are checked: accounts that were mentioned before may have left.
  const known = comment === undefined ? [] : mentionsIn(comment.text);
  const added = mentions.filter((one) => !known.some((other) => isSameAccount(one, other)));
  if (!isRepeat && comment !== undefined) await requireMentioned(deps, added, brandsTold(comment, brandIds));
  const command = { action: 'revise_comment', commentId, text, mentions: idsOf(mentions) } as const;
  return { ...(await thing.say(deps, asked, id, command)), commentId };
}

/** Removes a comment; its history stays. */
export async function removeComment(
  deps: WriteDeps,
  asked: Asked,
  place: Place,
): Promise<Changed & { commentId: string }> {
  await seenComment(deps, asked, place);
  const { thing, id, commentId } = place;
  return { ...(await thing.say(deps, asked, id, { action: 'remove_comment', commentId })), commentId };
}

async function seenComment(deps: WriteDeps, asked: Asked, { thing, id, commentId }: Place) {
  const { notes, ...seen } = await thing.seen(deps, asked, id);
  const comment = notes.comments[commentId];
  if (!seen.isRepeat && !isSeen(asked.caller, comment, seen.brandIds)) throw notFound('comment', commentId);
  return { ...seen, comment };
}

function isSeen(caller: Caller, comment: Comment | undefined, brandIds: readonly number[]): boolean {
  if (comment === undefined || comment.isRemoved) return false;
  return caller.label !== 'brand_admin' || brandsTold(comment, brandIds).includes(caller.brandId);
}

function textOf(said: string): string {
  const text = storedText(said);
  if (text.length <= commentAtMost) return text;
  throw invalidRequest([{ in: 'body', name: '/text', message: `must not be longer than ${commentAtMost}` }]);
}

function authorOf({ label, id }: Caller): Account {
  return { label: label === 'staff' ? 'staff' : 'brand_admin', id };
}
