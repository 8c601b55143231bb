import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';

/** A ticket's events, for staff; messages stay sealed. */
export const supportTicketSteps: StepsOf = async (deps, _caller, id) => {
  const steps = await foldedStreams(deps, [`support_ticket-${id}`]);
  return steps.length > 0 ? steps : null;
};
