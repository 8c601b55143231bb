/** A schema as in the OpenAPI document. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Values by field name, for facts that the schema does not contain. */
export type Known = Readonly<Record<string, unknown>>;

const days: Record<string, string> = { date: '2030-01-15', 'date-time': '2030-01-15T00:00:00.000Z' };

/** Returns a valid value for the schema: its required fields and all known values. */
export function sample(schema: JsonSchema, known: Known, name = ''): unknown {
  if (name in known) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) {
    return sample(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, known, name);
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return (schema.minItems ?? 0) > 0 ? [sample(schema.items ?? {}, known)] : [];
    case 'object':
      return sampleObject(schema, known);
    default:
      return days[schema.format ?? ''] ?? 'sample-text'.slice(0, Math.max(schema.minLength ?? 0, 11));
  }
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, known: Known): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => required.includes(name) || name in known);
  return Object.fromEntries(names.map((name) => [name, sample(properties[name] ?? {}, known, name)]));
}
