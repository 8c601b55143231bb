import type { RawBuilder, SelectQueryBuilder, StringReference } from 'kysely';
import { OrderParam, type Sorting, sortingOf } from '#http/lists.ts';

/** The sorting of a list: its sortable columns and its default order. */
export interface SortedList<DB, Tables extends keyof DB, Row, Field extends string> {
  /** Schema of the list's query parameter `order`. */
  param: ReturnType<typeof OrderParam>;
  /** Parses the requested order; by default the list's own. */
  of(order: string | undefined): Sorting<Field>;
  /** Sorts the rows as requested; the id breaks ties. */
  sorted(
    rows: SelectQueryBuilder<DB, Tables, Row>,
    order: string | undefined,
  ): SelectQueryBuilder<DB, Tables, Row>;
}

/**
 * Defines a list's sorting by columns of its base query or by expressions over them, with a default. Nullable columns sort
 * nulls last; the other columns use an index as it is.
 */
export function sortedList<
  DB,
  Tables extends keyof DB,
  Row,
  const Columns extends Readonly<
    Record<string, StringReference<DB, Tables> | RawBuilder<string | number | null>>
  >,
>(
  _rows: (...scope: never[]) => SelectQueryBuilder<DB, Tables, Row>,
  columns: Columns & { id: StringReference<DB, Tables> },
  own: Sorting<keyof Columns & string>,
  mayBeEmpty: readonly (keyof Columns & string)[] = [],
): SortedList<DB, Tables, Row, keyof Columns & string> {
  const of = (order: string | undefined) => sortingOf(order, own);
  return {
    param: OrderParam(Object.keys(columns)),
    of,
    sorted(rows, order) {
      const { field, descending } = of(order);
      const direction = descending ? 'desc' : 'asc';
      const sorted = mayBeEmpty.includes(field)
        ? rows.orderBy(columns[field], (by) => by[direction]().nullsLast())
        : rows.orderBy(columns[field], direction);
      return field === 'id' ? sorted : sorted.orderBy(columns.id, direction);
    },
  };
}

/** The default order of most lists: newest first, by descending id. */
export const newestFirst = { field: 'id', descending: true } as const;
