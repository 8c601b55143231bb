import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/told.ts';

/** A brand's own events with those of everybody who ever acted for it. That of a removed brand stays for staff. */
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
