const mostId = 2_147_483_647;

/** Returns the brand that an address names by its number; null for any other text, which no brand has. */
export function brandInAddress(search: URLSearchParams): string | null {
  const said = search.get('brand_id');
  return said !== null && /^[1-9][0-9]{0,9}$/.test(said) && Number(said) <= mostId ? said : null;
}
