type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What is in any of several objects, as one. */
export type Together<Parts> = {
  [Key in keyof Intersection<Parts[keyof Parts]>]: Intersection<Parts[keyof Parts]>[Key];
};

/** All texts of a language from those of its areas. */
export function together<Areas extends Readonly<Record<string, object>>>(areas: Areas): Together<Areas> {
  return Object.assign({}, ...Object.values(areas));
}
