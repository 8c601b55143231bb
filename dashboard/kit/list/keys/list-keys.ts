/**
 * The keys of a list. `part` names a control by its `data-list-key`: the key clicks the control, or focuses it if it
 * is a text field. A control that `comesLater` appears once a row is ticked; the key waits for it. Keys without a
 * part act on the rows.
 */
export const listKeys = [
  { key: '?', part: 'keys' },
  { key: '/', part: 'search' },
  { key: 'f', part: 'filter' },
  { key: 'j', row: 'next' },
  { key: 'k', row: 'previous' },
  { key: 'x', row: 'tick' },
  { key: 'Enter', row: 'open' },
  { key: '[', part: 'previousPage' },
  { key: ']', part: 'nextPage' },
  { key: 'a', part: 'actions', comesLater: true },
  { key: 'e', part: 'export' },
  { key: 'v', part: 'views' },
  { key: 'c', part: 'columns' },
  { key: 'r', part: 'refresh' },
] as const;

export type ListKey = (typeof listKeys)[number];
export type RowStep = Extract<ListKey, { row: string }>['row'];

interface Pressed {
  key: string;
  code: string;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * The list key that was pressed; null for other keys. On a Korean or Japanese keyboard the key's position counts: `ㅓ`
 * is on the key of `j`.
 */
export function listKeyOf({ key, code, isComposing, ctrlKey, metaKey, altKey }: Pressed): ListKey | null {
  if (isComposing || key === 'Process' || ctrlKey || metaKey || altKey) return null;
  const isLatin = /^[\x20-\x7e]$/.test(key) || key.length > 1;
  const meant = isLatin ? key : code.replace(/^Key/, '').toLowerCase();
  return listKeys.find((each) => each.key === meant) ?? null;
}

/** Whether the focused element itself takes letters, such as a text field. */
export function takesLetters(element: Element | null): boolean {
  return (
    element?.closest(
      'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=textbox], [role=spinbutton]',
    ) != null
  );
}
