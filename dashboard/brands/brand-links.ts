/** The lists behind a brand's figures: as many rows as they say. */
export function brandLinks(brandId: number) {
  const stocks = new URLSearchParams({ brand_id: String(brandId) });
  return {
    products: `/products?${new URLSearchParams({ brand_ids: String(brandId) })}`,
    stock: `/stocks?${stocks}`,
    inUse: `/stocks?${stocks}&statuses=in_use`,
  };
}

/** The room of a brand's looks. */
export function brandLooksPath<Id extends number | string>(brandId: Id): `/brands/${Id}/looks` {
  return `/brands/${brandId}/looks`;
}
