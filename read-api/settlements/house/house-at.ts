import { type House, type HouseState, houseId } from '#domain/settlements/house.ts';
import type { ReadDeps } from '../../deps.ts';
import { foldedStreams } from '../../kit/history/streams.ts';

/** Dependencies of reading the house; `house` holds the operator's values. */
export type HouseDeps = Pick<ReadDeps, 'db' | 'areas' | 'upcasters' | 'house'>;

/**
 * Returns the house as it was at an instant, null for now, with its revision. Until owners first revise it, the house is as
 * the operator set it, and its revision is null.
 */
export async function houseAt(
  deps: HouseDeps,
  instant: string | null,
): Promise<House & { revision: string | null }> {
  const steps = await foldedStreams(deps, [`house-${houseId}`]);
  const last = steps.findLast(
    ({ effectiveAt }) => instant === null || Date.parse(effectiveAt) <= Date.parse(instant),
  );
  if (last === undefined) return { ...deps.house, revision: null };
  const { status: _, ...fields } = last.after as unknown as HouseState;
  return { ...fields, revision: String(last.revision) };
}
