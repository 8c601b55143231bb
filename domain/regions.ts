/** The countries in which the platform lends. */
export const regions = ['KOREA', 'JAPAN'] as const;
export type Region = (typeof regions)[number];
