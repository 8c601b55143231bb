/** What a query joins of a brand to its rows. */
export interface BrandColumns {
  brandId: number;
  brandName: string | null;
  brandNameKo: string | null;
}

/** A brand as other rows show it; its name is empty while its own events have not been projected. */
export function brandBrief(row: BrandColumns) {
  return { id: row.brandId, name: row.brandName ?? '', nameKo: row.brandNameKo };
}
