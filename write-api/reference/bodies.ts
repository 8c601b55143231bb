import Type, { type TSchema } from 'typebox';
import { productGenders } from '#domain/products/product-kinds.ts';
import {
  type FieldKind,
  type ReferenceFields,
  type ReferenceKind,
  type ReferenceKindRow,
  referenceKinds,
} from '#domain/reference/reference-kinds.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { WebAddress } from '../kit/changes/fields.ts';
import { fromWire, snake } from '../kit/changes/names.ts';
import type { NewEntry } from './use-cases.ts';

const schemas: Record<FieldKind, TSchema> = {
  text: VisibleText(200),
  optional_text: Nullable(Type.String({ maxLength: 2000 })),
  optional_link: Nullable(WebAddress),
  integer: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  boolean: Type.Boolean(),
  gender: OneOf(productGenders),
  optional_id: Nullable(Id),
  ids: Type.Array(Id, { maxItems: 500, uniqueItems: true }),
};

function properties(kind: ReferenceKind): [name: string, schema: TSchema][] {
  const { fields }: ReferenceKindRow = referenceKinds[kind];
  return Object.entries(fields).map(([field, fieldKind]) => [snake(field), schemas[fieldKind]]);
}

/** Returns the schema of a complete entry: the name is required, other missing fields take their defaults. */
export function wholeBody(kind: ReferenceKind) {
  const all = properties(kind).map(([name, schema]) => [
    name,
    name === 'name' ? schema : Type.Optional(schema),
  ]);
  return Type.Object(Object.fromEntries(all), { additionalProperties: false });
}

/** Returns the schema of a change, which has only the changed fields. */
export function changesBody(kind: ReferenceKind) {
  const all = properties(kind).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Type.Object(Object.fromEntries(all), { additionalProperties: false });
}

/** Converts a body of `wholeBody` to the domain's names. Its schema and this type come from the same table. */
export function entryFrom<Kind extends ReferenceKind>(body: object): NewEntry<Kind> {
  return fromWire(body) as NewEntry<Kind>;
}

/** Converts a body of `changesBody` to the domain's names. */
export function changesFrom<Kind extends ReferenceKind>(body: object): Partial<ReferenceFields<Kind>> {
  return fromWire(body) as Partial<ReferenceFields<Kind>>;
}
