import { use, useCallback, useMemo } from 'react';
import { atWidth, keepWidth, type Sized, useColumnWidths } from './column-widths.ts';
import { ListContext } from './list-context.ts';

/** The columns of the surrounding list in the widths that the person set, and a function that changes a width. */
export function useSizedColumns<Column extends Sized>(columns: readonly Column[]) {
  const room = use(ListContext)?.room ?? null;
  const widths = useColumnWidths(room);
  const sized = useMemo(() => columns.map((column) => atWidth(column, widths)), [columns, widths]);
  const onWidth = useCallback(
    (field: string, width: number) => room !== null && keepWidth(room, field, width),
    [room],
  );
  return { sized, onWidth };
}
