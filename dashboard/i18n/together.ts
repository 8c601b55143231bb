type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Key extends PropertyKey> = Union extends Readonly<Record<Key, infer Value>> ? Value : never;

/** Merges a union of text trees into one tree with all their keys. */
type AsOne<Union> = [Union] extends [string]
  ? Union
  : { readonly [Key in KeyOf<Union>]: AsOne<At<Union, Key>> };

/** Merges the values of an object into one tree. */
export type Together<Parts> = AsOne<Parts[keyof Parts]>;

interface Tree {
  [key: string]: string | Tree;
}

/** Merges the texts of all areas of a language. Groups of the same name are merged, too. */
export function together<Areas extends Readonly<Record<string, object>>>(areas: Areas): Together<Areas> {
  const all: Tree = {};
  for (const texts of Object.values(areas)) add(all, texts);
  return all as Together<Areas>;
}

function add(all: Tree, texts: object): void {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') {
      all[key] = text;
      continue;
    }
    const there = all[key];
    const group: Tree = typeof there === 'object' ? there : {};
    all[key] = group;
    add(group, text);
  }
}
