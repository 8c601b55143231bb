/** What the ids in events are of. */
export type EntityKind =
  | 'tryset'
  | 'tryset_item'
  | 'stock_item'
  | 'product'
  | 'product_size'
  | 'brand'
  | 'user'
  | 'category'
  | 'size_type'
  | 'measurement_type'
  | 'material_type'
  | 'season'
  | 'style'
  | 'curation';

const byField: Readonly<Record<string, EntityKind>> = {
  trysetId: 'tryset',
  trysetItemId: 'tryset_item',
  itemIds: 'tryset_item',
  stockItemId: 'stock_item',
  productId: 'product',
  productIds: 'product',
  productSizeId: 'product_size',
  brandId: 'brand',
  userId: 'user',
  exclusiveCuratorIds: 'user',
  categoryId: 'category',
  categoryIds: 'category',
  sizeTypeId: 'size_type',
  measurementTypeId: 'measurement_type',
  materialTypeId: 'material_type',
  seasonId: 'season',
  styleIds: 'style',
  curationId: 'curation',
};

/** Fields whose names say too little by themselves, by event type. */
const byEvent: Readonly<Record<string, Readonly<Record<string, EntityKind>>>> = {
  TrysetItemStockReplaced: { from: 'stock_item', to: 'stock_item' },
  CategoryRegistered: { parentId: 'category' },
  CategoryRevised: { parentId: 'category' },
  StockItemSizeChanged: { from: 'product_size', to: 'product_size' },
};

/** Of which kind of entity the ids in a field are, in an event's data or in the state of its stream; null for no ids. */
export function entityKindOf(field: string, eventType?: string): EntityKind | null {
  const special = eventType === undefined ? undefined : byEvent[eventType];
  return special?.[field] ?? byField[field] ?? null;
}

/** Every id in a value of an event, each with its kind. `field` is the name that the value has. */
export function entitiesIn(
  value: unknown,
  field = '',
  eventType?: string,
): { kind: EntityKind; id: number }[] {
  if (typeof value === 'number') {
    const kind = entityKindOf(field, eventType);
    return kind === null ? [] : [{ kind, id: value }];
  }
  if (Array.isArray(value)) return value.flatMap((inner) => entitiesIn(inner, field, eventType));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => entitiesIn(inner, name, eventType));
}
