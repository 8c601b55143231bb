/** `isPublished` → `is_published`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]|(?<=[a-z])\d/g, (part) => `_${part.toLowerCase()}`);
}

/** `is_published` → `isPublished`, `address_1` → `address1`. */
export function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A body's fields by the domain's names; only the outermost names change. */
export function fromWire(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [camel(name), value]));
}
