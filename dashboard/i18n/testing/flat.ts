/** A tree of texts by key. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Maps each dotted key, such as `stockItem.status.hold`, to its text. */
export function flat(tree: TextTree, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') all.set(name, value);
    else for (const [inner, text] of flat(value, name)) all.set(inner, text);
  }
  return all;
}
