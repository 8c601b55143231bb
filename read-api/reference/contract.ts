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

/** Fields common to all entries of the reference data; each kind adds its own. */
export const ReferenceEntry = Type.Object({
  ...common,
  name: Type.String(),
  priority: Type.Integer(),
  isPublished: Type.Boolean(),
});
export type ReferenceEntry = Static<typeof ReferenceEntry>;

/**
 * The schema of an entry of a kind, with the fields from the table of kinds. A category also has its direct children.
 */
export function ReferenceEntryOf(kind: ReferenceKind) {
  const fields: TProperties = Object.fromEntries(
    Object.entries(referenceKinds[kind].fields).map(([name, field]) => [name, fieldSchemas[field]]),
  );
  const children = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));
  const below: TProperties = kind === 'category' ? { children } : {};
  return Type.Unsafe<ReferenceEntry>(Type.Object({ ...common, ...fields, ...below }));
}

/** Uses of an entry: number of products, child categories and measurement types that name it. */
export const ReferenceUse = Type.Object({
  id: Type.Integer(),
  /**
   * Number of products; equals the count of the product list filtered by this entry. A category's descendants count
   * too.
   */
  products: Type.Integer(),
  categories: Type.Integer(),
  measurementTypes: Type.Integer(),
});
export type ReferenceUse = Static<typeof ReferenceUse>;
