/** Converts a domain name to the body's form: `isPublished` → `is_published`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]|(?<=[a-z])\d/g, (part) => `_${part.toLowerCase()}`);
}

/** Converts a body's name to the domain's form: `is_published` → `isPublished`, `address_1` → `address1`. */
export function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The type of a body with the domain's names at every depth. */
export type FromWire<Body> = Body extends readonly (infer Each)[]
  ? FromWire<Each>[]
  : Body extends object
    ? { [Name in keyof Body as Name extends string ? Camel<Name> : Name]: FromWire<Body[Name]> }
    : Body;

/** Renames the fields of a body to the domain's names. */
export function fromWire<Body>(body: Body): FromWire<Body> {
  return renamed(body) as FromWire<Body>;
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), renamed(inner)]));
}
