/** Texts by their names, in groups of groups. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Each text by its dotted name: `stockItem.status.hold`. */
export function flat(tree: TextTree, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') all.set(name, value);
    else for (const [inner, text] of flat(value, name)) all.set(inner, text);
  }
  return all;
}
