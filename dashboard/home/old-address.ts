const ofFigures = ['period', 'brand_id', 'product_ids', 'category_ids', 'by', 'order', 'tables'];

/** Where an address leads that was made while the figures stood here; null for one of the home. */
export function figuresAddress(search: URLSearchParams): string | null {
  return ofFigures.some((name) => search.has(name)) ? `/dashboard/figures?${search}` : null;
}
