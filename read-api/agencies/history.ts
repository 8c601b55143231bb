import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { contactStreams } from './past.ts';

/** An agency's events and those of all its present and former contacts. */
export const agencySteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`agency-${id}`, ...(await contactStreams(deps.db, id))]);
  return steps.some(({ category }) => category === 'agency') ? steps : null;
};

export const contactSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`agency_contact-${id}`]);
  return steps.length > 0 ? steps : null;
};
