/*
 * The texts on labels of entities that have a number but no code. A garment's code has neither `#` nor a lower case letter, so
 * the two cannot be confused.
 */

export const trysetItemCode = (id: number) => `#${id}`;
export const trysetCode = (id: number) => `T#${id}`;

/**
 * Returns the number on a label and the kind of entity; null for other texts. A tryset item's number is also read without its
 * `#`.
 */
export function numberOnLabel(text: string): { of: 'tryset_item' | 'tryset'; id: number } | null {
  const [, letter, digits] = /^(?:(t)?#)?(\d{1,10})$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  return { of: letter === undefined ? 'tryset_item' : 'tryset', id: Number(digits) };
}
