import { plain } from '#domain/text/plain.ts';
import type { Values } from '../kit/fields/field.ts';
import { measuredBy, measurementProblems } from './size-fields.ts';

/** A row of the form for a material or a size, with the typed values by field. */
export interface RowPart {
  key: string;
  values: Values;
}

/** Parses rows that the form stores as one JSON text, so that drafts and changes work as for any field. */
export function partsOf(text: string): RowPart[] {
  return text === '' ? [] : (JSON.parse(text) as RowPart[]);
}

export function textOf(parts: readonly RowPart[]): string {
  return parts.length === 0 ? '' : JSON.stringify(parts);
}

/** The materials in the request's body, without rows that have no type. */
export function materialsBody(text: string) {
  return partsOf(text).flatMap(({ values: { material_type_id: type = '', attribute = '', value = '' } }) =>
    type === ''
      ? []
      : [
          {
            material_type_id: Number(type),
            attribute: attribute.trim() || null,
            value: value.trim() || null,
          },
        ],
  );
}

/** The sizes in the request's body. */
export function sizesBody(text: string) {
  return partsOf(text).map(({ values }) => {
    const { size_type_id: type = '', name = '' } = values;
    return {
      ...(type === '' ? { name: name.trim() } : { size_type_id: Number(type) }),
      measurements: Object.entries(values).flatMap(([field, value]) => {
        const id = measuredBy(field);
        return id === null || value.trim() === ''
          ? []
          : [{ measurement_type_id: id, value: Number(plain(value)) }];
      }),
    };
  });
}

export type SizeProblem = 'unnamedSize' | 'sameSize' | 'decimal';

/** The first problem of each invalid size, by the key of its row. */
export function sizeProblems(sizes: readonly RowPart[]): Record<string, SizeProblem> {
  const problems: Record<string, SizeProblem> = {};
  const seen = new Set<string>();
  for (const { key, values } of sizes) {
    const { size_type_id: type = '', name = '' } = values;
    const called = type === '' ? `name ${name.trim()}` : `type ${type}`;
    if (type === '' && name.trim() === '') problems[key] = 'unnamedSize';
    else if (seen.has(called)) problems[key] = 'sameSize';
    else if (measurementProblems(values).length > 0) problems[key] = 'decimal';
    seen.add(called);
  }
  return problems;
}
