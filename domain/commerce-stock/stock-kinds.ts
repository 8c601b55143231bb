/**
 * Who ships what the shop sells. `warehouse`: our warehouse, from the garments of the size. `brand`: the brand, from pieces of
 * its own that it counts itself.
 */
export const commerceStockTypes = ['warehouse', 'brand'] as const;
export type CommerceStockType = (typeof commerceStockTypes)[number];

/** `none`: nobody said how it is offered, so the warehouse sells it as soon as its product is on sale. */
export const commerceStockStatuses = ['none', 'not_for_sale', 'for_sale'] as const;
export type CommerceStockStatus = (typeof commerceStockStatuses)[number];
