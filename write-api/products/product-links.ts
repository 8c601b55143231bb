import type { ProductFields, ProductSizeFields } from '#domain/products/product-events.ts';
import type { Streams } from '../kit/commands/streams.ts';
import { type Link, requireLinks } from '../reference/links.ts';

/** Throws 422 if a field names reference data that does not exist. */
export async function requireProductLinks(
  streams: Streams,
  { categoryId, seasonId, styleIds = [], materials = [] }: Partial<ProductFields>,
): Promise<void> {
  const links: Link[] = [
    ...(categoryId == null ? [] : [{ field: 'category_id', kind: 'category' as const, id: categoryId }]),
    ...(seasonId == null ? [] : [{ field: 'season_id', kind: 'season' as const, id: seasonId }]),
    ...styleIds.map((id) => ({ field: 'style_ids', kind: 'style' as const, id })),
    ...materials.map(({ materialTypeId: id }) => ({
      field: 'materials',
      kind: 'material_type' as const,
      id,
    })),
  ];
  await requireLinks(streams, links);
}

export async function requireSizeLinks(
  streams: Streams,
  { sizeTypeId, measurements = [] }: Partial<ProductSizeFields>,
): Promise<void> {
  const links: Link[] = [
    ...(sizeTypeId == null ? [] : [{ field: 'size_type_id', kind: 'size_type' as const, id: sizeTypeId }]),
    ...measurements.map(({ measurementTypeId: id }) => ({
      field: 'measurements',
      kind: 'measurement_type' as const,
      id,
    })),
  ];
  await requireLinks(streams, links);
}
