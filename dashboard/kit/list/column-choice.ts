import type { ViewDensity } from '#domain/views/view-state.ts';

/** How the rows of a list are shown: close to each other, or each as a card. */
export const densities = [
  'compact',
  'standard',
  'comfortable',
  'cards',
] as const satisfies readonly ViewDensity[];
export type Density = ViewDensity;

/** A column of a list at its place, shown or not. */
export interface ColumnChoice {
  field: string;
  hidden: boolean;
}

const separator = ',';

/** Columns as the address has them: in their order, with `-` before those that are hidden. */
export function columnsText(columns: readonly ColumnChoice[]): string {
  return columns.map(({ field, hidden }) => `${hidden ? '-' : ''}${field}`).join(separator);
}

/** The columns of an address; null where it names none. Fields that no list has do no harm: nobody looks for them. */
export function columnsFrom(text: string | null): ColumnChoice[] | null {
  const named = new Map<string, ColumnChoice>();
  for (const part of (text ?? '').split(separator)) {
    const field = part.replace(/^-/, '');
    if (/^\w{1,40}$/.test(field)) named.set(field, { field, hidden: part.startsWith('-') });
  }
  return named.size === 0 ? null : [...named.values()];
}

export function densityFrom(text: string | null): Density | null {
  return densities.find((density) => density === text) ?? null;
}
