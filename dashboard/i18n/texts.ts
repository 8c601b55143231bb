/** The shape of a translation: the keys of the English texts, with any strings. */
export type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
