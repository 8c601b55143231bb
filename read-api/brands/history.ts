import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';

/** A brand's events and those of all its present and former admins. Only staff see the history of a removed brand. */
export const brandSteps: StepsOf = async (deps, caller, id) => {
  const streams = Object.entries(deps.areas.streams).filter(
    ([of, { tellsOf }]) => of === 'brand' || tellsOf === 'brand',
  );
  const names = streams.map(([category]) => `${category}-${id}`);
  const own = knownTo(deps, caller, await foldedStreams(deps, names));
  if (own === null) return null;
  const admins = await deps.db
    .selectFrom('read.brandAdmins')
    .select('id')
    .where('brandId', '=', id)
    .execute();
  const theirs = await foldedStreams(
    deps,
    admins.map((admin) => `brand_admin-${admin.id}`),
  );
  return [...own, ...theirs];
};
