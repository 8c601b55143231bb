const ofFigures = ['period', 'brand_id', 'product_ids', 'category_ids', 'by', 'order', 'tables'];

/**
 * Redirects old links: the home page once contained the figures. Returns the new address of such a link; null for
 * other addresses.
 */
export function figuresAddress(search: URLSearchParams): string | null {
  return ofFigures.some((name) => search.has(name)) ? `/dashboard/figures?${search}` : null;
}
