import Type, { type TProperties } from 'typebox';
import { invalidRequest, parameterMissing } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { readerOfBodies } from '#http/validation.ts';
import type { ActionSpec } from './action-spec.ts';

type Body = Readonly<Record<string, unknown>>;
type Described = Pick<ActionSpec<unknown, unknown>, 'fields' | 'hasOwnFields'>;

/**
 * Returns the fields of a bulk call's body. Each entity may have its own fields, such as a parcel's tracking number. Such
 * fields are in `items` next to the entity's id, or once for all entities.
 */
export function bulkFields({ fields, hasOwnFields }: Described, atMost: number, id = Id): TProperties {
  if (!hasOwnFields) return fields;
  const items = Type.Array(Type.Object({ id, ...fields }, { additionalProperties: false }), {
    minItems: 1,
    maxItems: atMost,
    description: 'Each with its own fields, in place of ids, filter and the fields below',
  });
  const once = Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)]);
  return { items: Type.Optional(items), ...Object.fromEntries(once) };
}

/**
 * Returns the body of each entity in `items`, by the entity's id; null if one body applies to all.
 *
 * @throws 400 if the call has both forms or neither, or names an id twice.
 */
export function ownBodies(spec: Described, operation: string, said: unknown): Map<number, Body> | null {
  if (!spec.hasOwnFields) return null;
  const body = ownIn(said);
  const { items, reason, ...others } = body;
  if (items === undefined) {
    const missing = Object.keys(spec.fields).find((name) => !(name in body));
    if (missing === undefined) return null;
    const message = 'is required, unless each entry of items has its own';
    throw parameterMissing(missing, operation, [{ in: 'body', name: missing, message }]);
  }
  const [also] = Object.keys(others);
  if (also !== undefined) throw wrong(also, 'belongs into items, not beside it');
  const bodies = new Map<number, Body>();
  for (const { id, ...own } of items) {
    if (bodies.has(id)) throw wrong('items', `names ${id} twice`);
    bodies.set(id, { ...own, ...(reason !== undefined && { reason }) });
  }
  return bodies;
}

const ownIn = readerOfBodies(
  Type.Object({
    // The call's own schema has checked how high an id may be.
    items: Type.Optional(Type.Array(Type.Object({ id: Type.Integer() }))),
    reason: Type.Optional(Type.String()),
  }),
);

function wrong(name: string, message: string) {
  return invalidRequest([{ in: 'body', name, message }]);
}
