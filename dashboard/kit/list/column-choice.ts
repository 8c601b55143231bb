import type { ViewDensity } from '#domain/views/view-state.ts';

/** The density of a list's rows; `cards` shows cards in their place. */
export const densities = [
  'compact',
  'standard',
  'comfortable',
  'cards',
] as const satisfies readonly ViewDensity[];
export type Density = ViewDensity;

/** A column of a list in its place, visible or hidden. */
export interface ColumnChoice {
  field: string;
  hidden: boolean;
}

const separator = ',';

/** The address form of columns: in order, with `-` before hidden ones. */
export function columnsText(columns: readonly ColumnChoice[]): string {
  return columns.map(({ field, hidden }) => `${hidden ? '-' : ''}${field}`).join(separator);
}

/** The columns of an address; null if the address names no columns. Unknown fields are kept and ignored later. */
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
