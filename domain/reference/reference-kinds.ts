import type { ProductGender } from '../products/product-kinds.ts';

/** The kinds of fields of reference data, by name; `Value` is the same as a type. */
export type FieldKind =
  | 'text'
  | 'optional_text'
  | 'optional_link'
  | 'integer'
  | 'boolean'
  | 'gender'
  | 'optional_id'
  | 'ids';

interface Values {
  text: string;
  optional_text: string | null;
  optional_link: string | null;
  integer: number;
  boolean: boolean;
  gender: ProductGender;
  optional_id: number | null;
  ids: readonly number[];
}

/** The default value of each kind of field. A `text` is required and has no default. */
export const fieldDefaults: Readonly<Omit<Values, 'text'>> = {
  optional_text: null,
  optional_link: null,
  integer: 0,
  boolean: true,
  gender: 'any',
  optional_id: null,
  ids: [],
};

const common = { name: 'text', priority: 'integer', isPublished: 'boolean' } as const;

/**
 * The kinds of reference data. `event` is the prefix of the event types, `path` the collection in the API, and `fields` are
 * the fields of an entry.
 */
export const referenceKinds = {
  category: {
    event: 'Category',
    path: 'categories',
    fields: {
      ...common,
      parentId: 'optional_id',
      gender: 'gender',
      isSupportMultipleTry: 'boolean',
    },
    defaults: { isSupportMultipleTry: false },
  },
  size_type: { event: 'SizeType', path: 'size-types', fields: common, defaults: {} },
  measurement_type: {
    event: 'MeasurementType',
    path: 'measurement-types',
    fields: { ...common, categoryIds: 'ids' },
    defaults: {},
  },
  material_type: { event: 'MaterialType', path: 'material-types', fields: common, defaults: {} },
  style: { event: 'Style', path: 'styles', fields: common, defaults: {} },
  season: { event: 'Season', path: 'seasons', fields: common, defaults: {} },
  curation: {
    event: 'Curation',
    path: 'curations',
    fields: { ...common, description: 'optional_text', productIds: 'ids' },
    defaults: {},
  },
  magazine: {
    event: 'Magazine',
    path: 'magazines',
    fields: { ...common, link: 'optional_link' },
    defaults: {},
  },
} as const satisfies Record<string, ReferenceKindRow>;

export interface ReferenceKindRow {
  event: string;
  path: string;
  fields: Readonly<Record<string, FieldKind>>;
  /** The defaults of single fields, if they differ from the default of their kind of field. */
  defaults: Readonly<Record<string, unknown>>;
}

export type ReferenceKind = keyof typeof referenceKinds;

export const referenceKindNames = Object.keys(referenceKinds) as ReferenceKind[];

export type ReferenceFields<Kind extends ReferenceKind = ReferenceKind> = {
  [Field in keyof (typeof referenceKinds)[Kind]['fields']]: (typeof referenceKinds)[Kind]['fields'][Field] extends FieldKind
    ? Values[(typeof referenceKinds)[Kind]['fields'][Field]]
    : never;
};

/** Returns all fields of an entry: the given ones, and the defaults of the others. */
export function withDefaults<Kind extends ReferenceKind>(
  kind: Kind,
  said: Partial<ReferenceFields<Kind>>,
): ReferenceFields<Kind> {
  const { fields, defaults }: ReferenceKindRow = referenceKinds[kind];
  const given: Readonly<Record<string, unknown>> = { ...defaults, ...said };
  const entries = Object.entries(fields).map(([field, fieldKind]) => [
    field,
    given[field] ?? (fieldKind === 'text' ? '' : fieldDefaults[fieldKind]),
  ]);
  return Object.fromEntries(entries) as ReferenceFields<Kind>;
}
