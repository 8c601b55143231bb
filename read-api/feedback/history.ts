import { feedbacksFor } from '../briefs/feedback-scope.ts';
import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';

/** A feedback's events; null if the caller may not see it. Staff also see those of one that its brand removed. */
export const feedbackSteps: StepsOf = async (deps, caller, id) => {
  if (caller.label !== 'staff') {
    const seen = feedbacksFor(deps.db, caller).where('feedback.id', '=', id).select('feedback.id');
    if ((await seen.executeTakeFirst()) === undefined) return null;
  }
  const steps = await foldedStreams(deps, [`brand_feedback-${id}`]);
  return steps.length > 0 ? steps : null;
};
