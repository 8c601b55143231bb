import Type, { type Static, type TProperties } from 'typebox';
import { productGenders } from '#domain/products/product-kinds.ts';
import { type FieldKind, type ReferenceKind, referenceKinds } from '#domain/reference/reference-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';

const fieldSchemas = {
  text: Type.String(),
  optional_text: Nullable(Type.String()),
  optional_link: Nullable(Type.String()),
  integer: Type.Integer(),
  boolean: Type.Boolean(),
  gender: OneOf(productGenders),
  optional_id: Nullable(Type.Integer()),
  ids: Type.Array(Type.Integer()),
} satisfies Record<FieldKind, unknown>;

const common = {
  id: Type.Integer(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
};

/** What every entry of the reference data has; its kind's own fields stand beside these. */
export const ReferenceEntry = Type.Object({
  ...common,
  name: Type.String(),
  priority: Type.Integer(),
  isPublished: Type.Boolean(),
});
export type ReferenceEntry = Static<typeof ReferenceEntry>;

/** The entry of a kind, with the fields that its table of kinds names. A category also has those right below it. */
export function ReferenceEntryOf(kind: ReferenceKind) {
  const fields: TProperties = Object.fromEntries(
    Object.entries(referenceKinds[kind].fields).map(([name, field]) => [name, fieldSchemas[field]]),
  );
  const children = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));
  const below: TProperties = kind === 'category' ? { children } : {};
  return Type.Unsafe<ReferenceEntry>(Type.Object({ ...common, ...fields, ...below }));
}

/** What still names an entry: how many products, categories (right below it) and measurement types. */
export const ReferenceUse = Type.Object({
  id: Type.Integer(),
  /** As many as the list of products answers that is filtered by it; those of a category with all below it. */
  products: Type.Integer(),
  categories: Type.Integer(),
  measurementTypes: Type.Integer(),
});
export type ReferenceUse = Static<typeof ReferenceUse>;
