import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/told.ts';

/** A product's own events, those of its sizes among them. That of a removed one stays for staff. */
export const productSteps: StepsOf = async (deps, caller, id) =>
  knownTo(deps, caller, await foldedStreams(deps, [`product-${id}`]));
