/** The countries that the platform lends in. */
export const regions = ['KOREA', 'JAPAN'] as const;
export type Region = (typeof regions)[number];
