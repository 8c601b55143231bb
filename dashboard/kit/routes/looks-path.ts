/** Path of the page with a brand's looks. */
export function brandLooksPath<Id extends number | string>(brandId: Id): `/brands/${Id}/looks` {
  return `/brands/${brandId}/looks`;
}
