/**
 * The keys of a list. `part` names the control that the key stands for, by its `data-list-key`: it is clicked, or
 * focused where it is typed into; one that `comesLater`, once a row is ticked, is waited for. The others act on the rows.
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
 * The key of a list that was pressed, else null. Where the keyboard writes Korean or Japanese the letter's own place
 * counts: `ㅓ` stands on the key of `j`.
 */
export function listKeyOf({ key, code, isComposing, ctrlKey, metaKey, altKey }: Pressed): ListKey | null {
  if (isComposing || key === 'Process' || ctrlKey || metaKey || altKey) return null;
  const isLatin = /^[\x20-\x7e]$/.test(key) || key.length > 1;
  const meant = isLatin ? key : code.replace(/^Key/, '').toLowerCase();
  return listKeys.find((each) => each.key === meant) ?? null;
}

/** Whether what has the focus takes letters itself. */
export function takesLetters(element: Element | null): boolean {
  return (
    element?.closest(
      'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=textbox], [role=spinbutton]',
    ) != null
  );
}
