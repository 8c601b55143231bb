/*
 * Label texts of things that have a number and no code. A garment's code has neither `#` nor a lower case letter, so the
 * two cannot be confused.
 */

export const trysetItemCode = (id: number) => `#${id}`;
export const trysetCode = (id: number) => `T#${id}`;

/** The number on a label with its kind of thing; null for other texts. A tryset item's number is also read without its sign. */
export function numberOnLabel(text: string): { of: 'tryset_item' | 'tryset'; id: number } | null {
  const [, letter, digits] = /^(?:(t)?#)?(\d{1,10})$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  return { of: letter === undefined ? 'tryset_item' : 'tryset', id: Number(digits) };
}
