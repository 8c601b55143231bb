import type { TFunction } from 'i18next';
import { productGenders, useModes } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { label } from '../i18n/label.ts';
import type { Field, Values } from '../kit/fields/field.ts';
import { materialsBody, sizesBody, textOf } from './form-parts.ts';

interface Option {
  value: string;
  text: string;
}

interface FormOptions {
  brands: readonly Option[];
  categories: readonly Option[];
  seasons: readonly Option[];
  styles: readonly Option[];
}

export const formSections = ['base', 'terms', 'attributes', 'more'] as const;
type FormSection = (typeof formSections)[number];

/** The plain fields of a product's form, by section. `asksBrand` adds the brand, which staff choose for a new product. */
export function productFields(
  t: TFunction,
  { brands, categories, seasons, styles }: FormOptions,
  asksBrand: boolean,
): Record<FormSection, Field[]> {
  const none = { value: '', text: t('common.none') };
  const choice = (group: 'gender' | 'region' | 'useMode', values: readonly string[]): Option[] =>
    values.map((value) => ({ value, text: label(t, `product.${group}`, value) }));
  return {
    base: [
      ...(asksBrand
        ? [
            {
              name: 'brand_id',
              text: t('product.fields.brand'),
              kind: 'choice',
              isId: true,
              options: brands,
              required: true,
            } as const,
          ]
        : []),
      { name: 'name', text: t('product.fields.name'), kind: 'text', required: true, atMost: 200 },
      { name: 'code', text: t('product.fields.code'), kind: 'text', atMost: 200 },
      {
        name: 'enterprise_product_code',
        text: t('product.fields.enterpriseProductCode'),
        kind: 'text',
        atMost: 200,
      },
      {
        name: 'category_id',
        text: t('product.fields.category'),
        kind: 'choice',
        isId: true,
        options: [none, ...categories],
      },
      {
        name: 'season_id',
        text: t('product.fields.season'),
        kind: 'choice',
        isId: true,
        options: [none, ...seasons],
      },
      {
        name: 'gender',
        text: t('product.fields.gender'),
        kind: 'choice',
        options: choice('gender', productGenders),
      },
      {
        name: 'color_code',
        text: t('product.fields.color'),
        kind: 'text',
        atMost: 200,
        isColor: true,
        help: t('product.form.colorHelp'),
      },
    ],
    terms: [
      {
        name: 'original_price',
        text: t('product.fields.originalPrice'),
        kind: 'whole',
        required: true,
        atMost: 1_000_000_000,
      },
      {
        name: 'discount_rate',
        text: t('product.fields.discountRate'),
        kind: 'whole',
        atMost: 100,
        unit: { after: '%' },
      },
      {
        name: 'price',
        text: t('product.fields.price'),
        kind: 'whole',
        atMost: 1_000_000_000,
        help: t('product.form.priceHelp'),
      },
      {
        name: 'region_id',
        text: t('product.fields.region'),
        kind: 'choice',
        options: choice('region', regions),
      },
      {
        name: 'use_mode',
        text: t('product.fields.useMode'),
        kind: 'choice',
        options: choice('useMode', useModes),
      },
      { name: 'is_sale_for_curator', text: t('product.fields.saleForCurator'), kind: 'flag' },
      { name: 'is_commerce_sale_available', text: t('product.fields.commerceSale'), kind: 'flag' },
      { name: 'is_published', text: t('product.fields.isPublished'), kind: 'flag' },
    ],
    attributes: [{ name: 'style_ids', text: t('product.fields.styles'), kind: 'ids', options: styles }],
    more: [
      {
        name: 'external_link',
        text: t('product.fields.externalLink'),
        kind: 'text',
        format: 'link',
        atMost: 2000,
        help: t('product.form.linkHelp'),
      },
      {
        name: 'max_piece_count',
        text: t('product.fields.maxPieceCount'),
        kind: 'whole',
        atLeast: 1,
        atMost: 1000,
      },
      { name: 'priority', text: t('product.fields.priority'), kind: 'whole', atMost: 1_000_000 },
      { name: 'subsidiary_info', text: t('product.fields.subsidiaryInfo'), kind: 'lines', atMost: 5000 },
    ],
  };
}

/** The fields of a material in the form of a product. */
export const materialFields = (t: TFunction, types: readonly { id: number; name: string }[]): Field[] => [
  {
    name: 'material_type_id',
    text: t('product.form.materialType'),
    kind: 'choice',
    isId: true,
    required: true,
    options: types.map(({ id, name }) => ({ value: String(id), text: name })),
  },
  { name: 'attribute', text: t('product.fields.materialAttribute'), kind: 'text', atMost: 200 },
  { name: 'value', text: t('product.fields.materialValue'), kind: 'text', atMost: 200 },
];

/** Fields with inputs of their own, for rows and pictures. The form stores each as one text. */
export function partFields(t: TFunction): Field[] {
  return [
    { name: 'materials', text: t('product.sections.materials'), kind: 'text' },
    { name: 'sizes', text: t('product.form.sections.sizes'), kind: 'text' },
    { name: 'cover_image', text: t('product.fields.coverImage'), kind: 'text' },
    { name: 'contents', text: t('product.fields.contents'), kind: 'text' },
  ];
}

/** The values of a form for a new product. */
export const emptyProduct: Values = {
  brand_id: '',
  name: '',
  code: '',
  enterprise_product_code: '',
  category_id: '',
  season_id: '',
  gender: 'any',
  color_code: '',
  original_price: '',
  discount_rate: '0',
  price: '',
  region_id: 'KOREA',
  use_mode: 'rent',
  is_sale_for_curator: 'false',
  is_commerce_sale_available: 'false',
  is_published: 'false',
  style_ids: '',
  external_link: '',
  max_piece_count: '',
  priority: '0',
  subsidiary_info: '',
  materials: '',
  sizes: '',
  cover_image: '',
  contents: '',
};

const text = (value: string | number | null | undefined) => String(value ?? '');
const hashOf = (picture: PictureSet | null) => picture?.small.url.split('/').at(-2) ?? '';

/** The form's values for a product, without its sizes, as these are changed on the product's page. */
export function productValues(product: ProductDetail): Values {
  return {
    ...emptyProduct,
    brand_id: text(product.brand.id),
    name: product.name,
    code: text(product.code),
    enterprise_product_code: text(product.enterpriseProductCode),
    category_id: text(product.category?.id),
    season_id: text(product.season?.id),
    gender: product.gender,
    color_code: text(product.colorCode),
    original_price: text(product.originalPrice),
    discount_rate: text(product.discountRate),
    price: text(product.price),
    region_id: product.regionId,
    use_mode: product.useMode,
    is_sale_for_curator: String(product.isSaleForCurator),
    is_commerce_sale_available: String(product.isCommerceSaleAvailable),
    is_published: String(product.isPublished),
    style_ids: product.styles.map(({ id }) => id).join(','),
    external_link: text(product.externalLink),
    max_piece_count: text(product.maxPieceCount),
    priority: text(product.priority),
    subsidiary_info: text(product.subsidiaryInfo),
    materials: textOf(
      product.materials.map(({ type, attribute, value }, at) => ({
        key: String(at),
        values: { material_type_id: String(type.id), attribute: text(attribute), value: text(value) },
      })),
    ),
    cover_image: hashOf(product.coverImage),
    contents: product.contents.map(hashOf).join(','),
  };
}

/** Fields that are left out of the body when they are empty, so that the server computes them. */
const leftOut = ['price', 'discount_rate', 'priority'];

/** The request's body with the changed fields. */
export function productBody(changed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const said = Object.entries(changed).filter(([name, value]) => value !== null || !leftOut.includes(name));
  return Object.fromEntries(said.map(([name, value]) => [name, wireOf(name, value)]));
}

function wireOf(name: string, value: unknown): unknown {
  const typed = typeof value === 'string' ? value : '';
  if (name === 'materials') return materialsBody(typed);
  if (name === 'sizes') return sizesBody(typed);
  if (name === 'contents') return typed.split(',').filter(Boolean);
  return value;
}
