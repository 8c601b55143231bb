import Type, { type TProperties } from 'typebox';
import { invalidRequest, parameterMissing } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import type { ActionSpec } from './action-spec.ts';

type Body = Readonly<Record<string, unknown>>;
type Described = Pick<ActionSpec<never, never>, 'fields' | 'ownFields'>;

/**
 * The fields of a bulk call's body. If each entity may have its own, such as a parcel's tracking number, they are in `items` beside
 * the entity's id, or once for all.
 */
export function bulkFields({ fields, ownFields = false }: Described, atMost: number): TProperties {
  if (!ownFields) return fields;
  const items = Type.Array(Type.Object({ id: Id, ...fields }, { additionalProperties: false }), {
    minItems: 1,
    maxItems: atMost,
    description: 'Each with its own fields, in place of ids, filter and the fields below',
  });
  const once = Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)]);
  return { items: Type.Optional(items), ...Object.fromEntries(once) };
}

/**
 * The body of each entity in `items`, by its id; null if one body applies to all.
 * @throws 400 if the call has both forms or neither, or names an id twice.
 */
export function ownBodies(spec: Described, operation: string, body: Body): Map<number, Body> | null {
  if (spec.ownFields !== true) return null;
  const { items, reason, ...others } = body;
  if (items === undefined) {
    const missing = Object.keys(spec.fields).find((name) => body[name] === undefined);
    if (missing === undefined) return null;
    const message = 'is required, unless each entry of items has its own';
    throw parameterMissing(missing, operation, [{ in: 'body', name: missing, message }]);
  }
  const [also] = Object.keys(others);
  if (also !== undefined) throw wrong(also, 'belongs into items, not beside it');
  const bodies = new Map<number, Body>();
  for (const { id, ...own } of items as readonly ({ id: number } & Body)[]) {
    if (bodies.has(id)) throw wrong('items', `names ${id} twice`);
    bodies.set(id, { ...own, ...(reason !== undefined && { reason }) });
  }
  return bodies;
}

function wrong(name: string, message: string) {
  return invalidRequest([{ in: 'body', name, message }]);
}
