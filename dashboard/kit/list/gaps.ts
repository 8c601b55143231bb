import { isValidElement, type ReactNode } from 'react';
import { isValue } from '../ui/no-value.tsx';
import type { Column, GridRow } from './grid.tsx';
import { TwoLines, type TwoLinesProps } from './two-lines.tsx';

/** Whether a cell shows nothing. */
function isGap(cell: ReactNode): boolean {
  if (!isValue(cell)) return true;
  if (!isValidElement<TwoLinesProps>(cell) || cell.type !== TwoLines) return false;
  return !isValue(cell.props.first) && !isValue(cell.props.second);
}

function cellOf<Row extends GridRow>({ field, renderCell }: Column<Row>, row: Row): ReactNode {
  const value = row[field as keyof Row];
  if (renderCell === undefined) return value as ReactNode;
  return renderCell({ row, value, formattedValue: value } as unknown as Parameters<typeof renderCell>[0]);
}

/**
 * The columns without those that are empty in all rows, so that the others have their room. Without rows nothing is
 * known to be empty, and the column that orders the rows always stays.
 */
export function withoutEmpty<Row extends GridRow>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  order: string | null,
): readonly Column<Row>[] {
  if (rows.length === 0) return columns;
  const ordering = order?.replace(/^-/, '');
  return columns.filter(
    (column) =>
      (column.order ?? column.field) === ordering || rows.some((row) => !isGap(cellOf(column, row))),
  );
}
