import { lookOverallStatuses } from '#domain/looks/overall-status.ts';
import type { Caller } from '#http/caller.ts';
import { genderOf } from '../briefs/members/gender-param.ts';
import { givesOnly } from '../kit/count-rows.ts';
import { counted } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import { type LooksParams, statusesOf } from './filters.ts';

/** Filters that have counters. A counter serves one of them at a time. */
const facetFilters = [
  'sns_type',
  'gender',
  'is_link_valid',
  'is_hidden',
  'certification_status',
  'decided_by',
  'brand_like_exists',
  'order_by_like',
];

/**
 * Exact count by the counters of all looks, or of one filter and at most one brand; null if no counter combines the
 * filters.
 */
export async function countByFacet({ db, caller }: Reading, query: LooksParams): Promise<number | null> {
  if (!givesOnly(query, [...facetFilters, 'brand_id'])) return null;
  const { brand_id: brandId } = query;
  const [asked, ...more] = facetsAsked(query);
  if (more.length > 0) return null;
  const statuses = statusesOf(query);
  // For a brand admin, a look's status is that over the brand's own items.
  if (caller.label === 'brand_admin' && (asked === undefined || statuses !== undefined)) {
    return counted(db, caller, 'looks_by_status', { brandId, buckets: statuses });
  }
  if (query.decided_by !== undefined && !isDecidedByOne(query, caller)) return null;
  return counted(db, caller, 'looks_by_facet', {
    brandId,
    buckets: asked ?? buckets('status', lookOverallStatuses),
  });
}

/**
 * Whether one method decided all items, as otherwise a look would count for each method. If staff also filter by
 * brand, different items may match the brand and the method: no counter combines both.
 */
function isDecidedByOne({ decided_by: decided, brand_id: brandId }: LooksParams, { label }: Caller): boolean {
  const isOfBrand = label === 'staff' && brandId !== undefined;
  return !isOfBrand && decided?.length === 1;
}

/** The counter buckets of each given filter. */
function facetsAsked(query: LooksParams): (readonly string[])[] {
  const { sns_type: sns, is_link_valid: link, is_hidden: hidden, decided_by: decided } = query;
  const { brand_like_exists: liked } = query;
  const gender = genderOf(query.gender);
  const asked = {
    sns: sns === undefined || sns === 'Any' ? undefined : [sns],
    gender: gender && [gender],
    link: link === undefined ? undefined : [link],
    hidden: hidden === undefined ? undefined : [hidden],
    status: statusesOf(query),
    liked: liked === undefined ? undefined : [liked],
    decided_by: decided,
  };
  return Object.entries(asked).flatMap(([name, values]) =>
    values === undefined ? [] : [buckets(name, values)],
  );
}

const buckets = (name: string, values: readonly (string | boolean)[]) =>
  values.map((value) => `${name}:${value}`);
