import type { WriteDeps } from '../deps.ts';
import { onEach } from '../kit/actions/bulk.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { FeedbackBody } from './bodies.ts';
import type { FeedbackResults } from './contract.ts';
import { giveFeedback } from './use-cases.ts';

/** Gives feedback on several looks. A refusal does not stop the others, and a repeat of the request gives nothing twice. */
export async function giveMany(
  deps: WriteDeps,
  asked: Asked,
  bodies: readonly FeedbackBody[],
): Promise<{ results: FeedbackResults; position: bigint }> {
  const given = new Map<number, number>();
  const each = bodies.map((body, index) => ({ id: index, body }));
  const { results, position } = await onEach(
    asked.context,
    'brand_feedback',
    each,
    async ({ id: index, body }, context) => {
      const changed = await giveFeedback(deps, { ...asked, context, seenRevision: null }, body);
      given.set(index, changed.id);
      return changed;
    },
  );
  return {
    results: results.map(({ id: index, ...result }) => ({
      lookId: bodies[index]?.look_id ?? 0,
      id: given.get(index) ?? 0,
      ...result,
    })),
    position,
  };
}
