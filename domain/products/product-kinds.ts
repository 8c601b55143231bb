export const productGenders = ['any', 'male', 'female'] as const;
export type ProductGender = (typeof productGenders)[number];

/** Whether a product is lent or given away. */
export const useModes = ['rent', 'gift'] as const;
export type UseMode = (typeof useModes)[number];
