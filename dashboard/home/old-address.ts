const ofFigures = ['period', 'brand_id', 'product_ids', 'category_ids', 'by', 'order', 'tables'];

/** The new address of a link to the figures from the time when they were on this page; null for other addresses. */
export function figuresAddress(search: URLSearchParams): string | null {
  return ofFigures.some((name) => search.has(name)) ? `/dashboard/figures?${search}` : null;
}
