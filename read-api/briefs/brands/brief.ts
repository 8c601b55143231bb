/** Brand columns that queries join to other rows. */
export interface BrandColumns {
  brandId: number;
  brandName: string | null;
  brandNameKo: string | null;
}

/** A brand as other rows show it; its name is empty until the brand's own events are projected. */
export function brandBrief(row: BrandColumns) {
  return { id: row.brandId, name: row.brandName ?? '', nameKo: row.brandNameKo };
}
