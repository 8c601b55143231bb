/** The filtered lists behind a brand's figures. Each list has as many rows as its figure counts. */
export function brandLinks(brandId: number) {
  const stocks = new URLSearchParams({ brand_id: String(brandId) });
  return {
    products: `/products?${new URLSearchParams({ brand_ids: String(brandId) })}`,
    stock: `/stocks?${stocks}`,
    inUse: `/stocks?${stocks}&statuses=in_use`,
  };
}
