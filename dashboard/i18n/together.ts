import type { AreaTexts } from './area-texts.ts';

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Key extends PropertyKey> = Union extends Readonly<Record<Key, infer Value>> ? Value : never;

/** Merges a union of text trees into one tree with all their keys. */
type AsOne<Union> = [Union] extends [string]
  ? Union
  : { readonly [Key in KeyOf<Union>]: AsOne<At<Union, Key>> };

/** The groups of an area, as the whole tree has them. */
type GroupsOf<Area> = Area extends AreaTexts ? Area['texts'] | Omit<Area, 'texts'> : never;

/** Merges the texts of shared files and of areas into one tree. */
type Together<Shared, Areas> = AsOne<Shared[keyof Shared] | GroupsOf<Areas[keyof Areas]>>;

type Files<Part> = Readonly<Record<string, Part>>;

interface Tree {
  [key: string]: string | Tree;
}

/** Merges all texts of a language. Groups of the same name are merged, too. */
export function together<Shared extends Files<object>, Areas extends Files<AreaTexts>>(
  shared: Shared,
  areas: Areas,
): Together<Shared, Areas> {
  const ofAreas = Object.values(areas).flatMap(({ texts, ...parts }) => [texts, parts]);
  return merged([...Object.values(shared), ...ofAreas]) as Together<Shared, Areas>;
}

/** Merges one part of all areas with the texts that no area has. */
export function joined<Common extends object>(areas: Files<object>, common: Common): Common {
  return merged([...Object.values(areas), common]) as Common;
}

function merged(trees: readonly object[]): Tree {
  const all: Tree = {};
  for (const tree of trees) add(all, tree);
  return all;
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
