/*
 * What labels of things say that have numbers and no code. A garment's code has neither `#` nor a lower case letter, so
 * that a label is never taken for one.
 */

export const trysetItemCode = (id: number) => `#${id}`;
export const trysetCode = (id: number) => `T#${id}`;

/** The number on a label, and of what it is; null for any other text. A tryset item's is also read without its sign. */
export function numberOnLabel(text: string): { of: 'tryset_item' | 'tryset'; id: number } | null {
  const [, letter, digits] = /^(?:(t)?#)?(\d{1,10})$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  return { of: letter === undefined ? 'tryset_item' : 'tryset', id: Number(digits) };
}
