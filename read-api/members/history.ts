import { membersFor } from '../briefs/members/scope.ts';
import { purchaseSteps } from '../briefs/orders/purchase-steps.ts';
import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';

/** A member's events and its purchases; null once the member is forgotten, as the events would still reveal the name. */
export const userSteps: StepsOf = async (deps, caller, id) => {
  const known = await membersFor(deps.db, caller)
    .where('member.id', '=', id)
    .select('member.id')
    .executeTakeFirst();
  if (known === undefined) return null;
  const streams = Object.entries(deps.areas.streams).filter(
    ([of, { tellsOf }]) => of === 'user' || tellsOf === 'user',
  );
  const own = streams.map(([category]) => `${category}-${id}`);
  const [steps, purchases] = await Promise.all([
    foldedStreams(deps, own),
    purchaseSteps(deps, { column: 'userId', id }),
  ]);
  return [...steps, ...purchases];
};
