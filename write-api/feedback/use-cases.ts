import { brandFeedback, type FeedbackCommand } from '#domain/feedback/feedback.ts';
import { noFeedbackPoints } from '#domain/feedback/feedback-kinds.ts';
import { look } from '#domain/looks/look.ts';
import { forbidden } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { seesLook } from '../looks/entity.ts';
import type { FeedbackBody } from './bodies.ts';
import { seesFeedback } from './entity.ts';
import { claimOfFeedback } from './feedback-claims.ts';
import { type WordsSaid, wordsAfter } from './words.ts';

const nothingSaid = { ...noFeedbackPoints, rating: 'Etc', comment: null } as const;

/**
 * Gives a brand's feedback on a look. Throws 404 for a look that the brand may not see, and 409 `claim.brand_feedback_taken` if
 * the brand has one on the look.
 */
export async function giveFeedback(deps: WriteDeps, asked: Asked, said: FeedbackBody): Promise<Changed> {
  const { caller, context } = asked;
  if (caller.label !== 'brand_admin') {
    throw forbidden('brand_feedback.forbidden', 'only admins of a brand give feedback');
  }
  const { look_id: lookId, ...words } = said;
  for (let tries = 0; ; tries += 1) {
    const { brand_feedback: [id = 0] = [] } = await deps.ids.forCommand(
      { brand_feedback: 1 },
      context,
      tries,
    );
    const { state, isRepeat } = await present(deps, brandFeedback, id, context, () => true);
    // Another request took over the claim of an interrupted attempt, and closed its stream.
    if (!isRepeat && state.status === 'expired') continue;
    const of = await present(deps, look, lookId, context, isRepeat ? () => true : seesLook(caller));
    const { brandId } = caller;
    const claims = [claimOfFeedback({ brandId, lookId })];
    const by = { category: 'brand_feedback', id } as const;
    if (!isRepeat) {
      const taken = await deps.claims.take(claims, by, context);
      if (!taken.ok) throw refusalError(taken);
    }
    const { userId } = of.state;
    const command: FeedbackCommand = {
      action: 'give',
      brandFeedbackId: id,
      brandId,
      lookId,
      userId,
      ...wordsAfter(nothingSaid, words),
    };
    const outcome = await runTarget(deps.streams, { on: 'brand_feedback', id, command }, context);
    if (!outcome.ok && !isRepeat) await deps.claims.release(claims, by, context);
    return changedBy(id, outcome, null);
  }
}

/**
 * Revises a feedback. Throws 404 if the caller may not see it, 409 once staff have taken it up, and 422
 * `brand_feedback.points_missing` if no points are left.
 */
export function reviseFeedback(deps: WriteDeps, asked: Asked, id: number, said: WordsSaid): Promise<Changed> {
  return asItStands(deps, brandFeedback, id, asked, async ({ seenRevision }) => {
    const { state } = await present(deps, brandFeedback, id, asked.context, seesFeedback(asked.caller));
    const command = { action: 'revise', ...wordsAfter(state, said) } as const;
    const target = { on: 'brand_feedback', id, command } as const;
    return changedBy(id, await runTarget(deps.streams, target, asked.context, seenRevision), seenRevision);
  });
}
