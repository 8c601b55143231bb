import type { Stat } from '../kit/counters/stat.ts';
import { isListed, itemsOfLook } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';

/**
 * Counts looks by the value of one list filter: `sns:Youtube`, `gender:female`, `link:true`, `hidden:false`,
 * `status:certified` over all items, `decided_by:RULE` of any item, `liked:true` by any brand. It counts them in all
 * (scope 0) and for each brand (scope: the brand's id). For a brand, `decided_by` covers only the brand's items, and `liked`
 * only the brand's like.
 */
export const looksByFacet: Stat<LookRow> = {
  name: 'looks_by_facet',
  table: looksTable,
  buckets: (look) =>
    isListed(look)
      ? [0, ...look.brandIds].flatMap((scope) => facetsOf(look, scope).map((bucket) => ({ scope, bucket })))
      : [],
};

function facetsOf(look: LookRow, scope: number): string[] {
  const own = itemsOfLook.rows(look).filter(({ brandId }) => scope === 0 || brandId === scope);
  const methods = new Set(own.flatMap(({ decidedBy }) => decidedBy ?? []));
  const facets = {
    sns: look.snsType,
    gender: look.userGender,
    link: look.isLinkValid,
    hidden: look.isHidden,
    status: look.status,
    liked: scope === 0 ? look.likedBy.length > 0 : look.likedBy.includes(scope),
  };
  return [
    ...Object.entries(facets).flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`])),
    ...[...methods].map((method) => `decided_by:${method}`),
  ];
}
