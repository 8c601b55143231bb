/** `sale`: what the shop sold for the brand. `content_use`: what the brand owes for uses of members' posts. */
export const monthSides = ['sale', 'content_use'] as const;
export type MonthSide = (typeof monthSides)[number];

/** `none`: before the first line. `paid_out`: closed, and the brand has its money in each currency. */
export const brandMonthStatuses = ['none', 'open', 'closed', 'paid_out'] as const;
export type BrandMonthStatus = (typeof brandMonthStatuses)[number];

/** What a line comes from. `brand_month`: the negative total of an earlier month. */
export const lineSources = ['order_item', 'look_use', 'brand_month'] as const;
export type LineSource = (typeof lineSources)[number];

/** What happened to the source. */
export const lineSteps = ['settled', 'reversed', 'confirmed', 'ended', 'carried'] as const;
export type LineStep = (typeof lineSteps)[number];
