import Type, { type Static } from 'typebox';
import { productGenders, useModes } from '#domain/products/product-kinds.ts';
import { Nullable, OneOf, PublicName } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import {
  allOptional,
  Money,
  Name,
  optionalLongText,
  optionalText,
  Percent,
  PictureKey,
  Region,
  WebAddress,
} from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';

const strict = { additionalProperties: false };

export const MaterialBody = Type.Object(
  {
    material_type_id: Id,
    attribute: Type.Optional(optionalText),
    value: Type.Optional(optionalText),
  },
  strict,
);

const MeasurementBody = Type.Object(
  { measurement_type_id: Id, value: Type.Number({ minimum: 0, maximum: 100_000 }) },
  strict,
);

const size = {
  size_type_id: Nullable(Id),
  name: Nullable(PublicName(50)),
  measurements: Type.Array(MeasurementBody, { maxItems: 50 }),
  is_sold_out: Type.Boolean(),
};

/** The body of a size. A size has a size type or a name of its own. */
export const SizeBody = Type.Object(allOptional(size), strict);
/** The body of a size, with the domain's field names. */
export type SizeSaid = FromWire<Static<typeof SizeBody>>;

const said = {
  code: optionalText,
  category_id: Nullable(Id),
  gender: OneOf(productGenders),
  discount_rate: Percent,
  price: Money,
  use_mode: OneOf(useModes),
  region_id: Region,
  season_id: Nullable(Id),
  style_ids: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
  color_code: optionalText,
  materials: Type.Array(MaterialBody, { maxItems: 50 }),
  external_link: Nullable(WebAddress),
  subsidiary_info: optionalLongText,
  enterprise_product_code: optionalText,
  priority: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  is_sale_for_curator: Type.Boolean(),
  is_commerce_sale_available: Type.Boolean(),
  is_published: Type.Boolean(),
  is_soldout: Type.Boolean(),
  max_piece_count: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
  cover_image: Nullable(PictureKey),
  contents: Type.Array(PictureKey, { maxItems: 30 }),
};

const required = { name: Name, original_price: Money };

export const NewProductBody = Type.Object(
  {
    ...required,
    ...allOptional(said),
    brand_id: Type.Optional(Id),
    sizes: Type.Optional(Type.Array(SizeBody, { maxItems: 50 })),
  },
  strict,
);
export const ProductBody = Type.Object({ ...required, ...allOptional(said) }, strict);
export const ProductChanges = Type.Object(allOptional({ ...required, ...said }), strict);
/** The body of a product change, with the domain's field names. */
export type ProductSaid = FromWire<Static<typeof ProductChanges>>;
export type NewProductSaid = FromWire<Static<typeof NewProductBody>>;

export const MaxPieceCountBody = Type.Object({ max_piece_count: said.max_piece_count }, strict);
export const MergeBody = Type.Object(
  { product_ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  strict,
);
