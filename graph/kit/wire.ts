/** Converts a name to the spelling of the REST APIs' parameters and bodies: `brandIds` to `brand_ids`, `address1` to `address_1`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]|\d+$/g, (part) => `_${part.toLowerCase()}`);
}

type Wire = Record<string, unknown>;

/** Converts the inputs of an operation to a body: names in snake case, without undefined values. */
export function bodyOf(input: object): Wire {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [snakeCase(name), innerOf(value)]));
}

function innerOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(innerOf);
  return typeof value === 'object' && value !== null ? bodyOf(value) : value;
}

type Filter = string | number | boolean | null | undefined | readonly (string | number)[];

/** Converts filters to query parameters: names in snake case, `createdAt` as `created_time`, without null values. */
export function queryOf(filters: Record<string, Filter> | null | undefined): Record<string, Filter> {
  const given = Object.entries(filters ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [snakeCase(name).replace(/_at(?=$|_after$|_before$)/, '_time'), value]),
  );
}
