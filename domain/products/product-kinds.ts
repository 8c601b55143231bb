export const productGenders = ['any', 'male', 'female'] as const;
export type ProductGender = (typeof productGenders)[number];
