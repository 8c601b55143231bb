import type { ProductSize } from '#read-api/products/contract.ts';
import type { ReferenceEntry } from '#read-api/reference/contract.ts';
import { useLookup } from '../reference/lookups.ts';

interface Named {
  id: number;
  name: string;
}

type MeasurementType = ReferenceEntry & { categoryIds?: readonly number[] };

/** The measurement types of a category, and further ones that the given sizes use. */
export function useMeasurements(
  categoryId: number | null,
  sizes: readonly Pick<ProductSize, 'measurements'>[] = [],
): Named[] {
  const types: readonly MeasurementType[] = useLookup('measurement-types');
  const own = types.filter(({ categoryIds = [] }) => categoryId !== null && categoryIds.includes(categoryId));
  const said = sizes.flatMap(({ measurements }) => measurements.map(({ type }) => type));
  const all = [...own, ...said].map(({ id, name }) => [id, { id, name }] as const);
  return [...new Map(all).values()];
}
