/** A row of the form for a material. All values are typed texts. */
export interface MaterialPart {
  key: string;
  type: string;
  attribute: string;
  value: string;
}

export interface SizePart {
  key: string;
  type: string;
  name: string;
  /** Typed values by the id of the measurement type. */
  measured: Readonly<Record<string, string>>;
}

/** Parses rows that the form stores as one JSON text, so that drafts and changes work as for any field. */
export function partsOf<Part>(text: string): Part[] {
  return text === '' ? [] : (JSON.parse(text) as Part[]);
}

export function textOf(parts: readonly unknown[]): string {
  return parts.length === 0 ? '' : JSON.stringify(parts);
}

/** The materials in the request's body, without rows that have no type. */
export function materialsBody(text: string) {
  return partsOf<MaterialPart>(text).flatMap(({ type, attribute, value }) =>
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
  return partsOf<SizePart>(text).map(({ type, name, measured }) => ({
    ...(type === '' ? { name: name.trim() } : { size_type_id: Number(type) }),
    measurements: Object.entries(measured).flatMap(([id, value]) =>
      value.trim() === '' ? [] : [{ measurement_type_id: Number(id), value: Number(value) }],
    ),
  }));
}

export type SizeProblem = 'unnamedSize' | 'sameSize' | 'decimal';

const decimal = /^\d{1,6}([.]\d{1,4})?$/;

/** The first problem of each invalid size, by the key of its row. */
export function sizeProblems(sizes: readonly SizePart[]): Record<string, SizeProblem> {
  const problems: Record<string, SizeProblem> = {};
  const seen = new Set<string>();
  for (const { key, type, name, measured } of sizes) {
    const called = type === '' ? `name ${name.trim()}` : `type ${type}`;
    if (type === '' && name.trim() === '') problems[key] = 'unnamedSize';
    else if (seen.has(called)) problems[key] = 'sameSize';
    else if (Object.values(measured).some((value) => value.trim() !== '' && !decimal.test(value.trim())))
      problems[key] = 'decimal';
    seen.add(called);
  }
  return problems;
}
