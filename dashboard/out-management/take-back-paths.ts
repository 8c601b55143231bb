export const takeBackPath = '/v1/brands/{id}/take-back';

/** The filtered lists behind the counts of a take-back. */
export function takeBackLinks(brandId: number) {
  const list = (statuses: string) =>
    `/stocks?${new URLSearchParams({ brand_id: String(brandId), statuses })}`;
  return {
    inHouse: list('in_stock,requested,in_check,hold'),
    out: list('in_use'),
    leaving: list('out_stock_ready,out_stock_ongoing'),
    left: list('out_stock'),
    unavailable: list('unavailable'),
  };
}
