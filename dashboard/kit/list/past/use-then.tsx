import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityKind } from '#domain/areas.ts';
import type { Move } from '#read-api/kit/as-of/lists/contract.ts';
import type { Card } from '../card.ts';
import type { Filter } from '../filters.ts';
import type { Column, GridRow } from '../grid.tsx';
import type { ListShape, ListState } from '../list-state.ts';
import { applies, instantOf, ordersThen } from './list-past.ts';
import { Moved, moveColumn } from './move-column.tsx';

/** What changes on a list's page while it shows the past. */
interface Then<Row extends GridRow> {
  isPast: boolean;
  /** The kind of the things, if two instants are compared. */
  kind: EntityKind | null;
  /** The filters to offer. */
  filters: readonly Filter[];
  /** The list's own filters that apply to the past. */
  known: readonly Filter[];
  hasFile: boolean;
  /** A row's page at the row's instant. */
  pathOf: (path: string, row: Row) => string;
  columnsOf: (columns: readonly Column<Row>[]) => readonly Column<Row>[];
  /** A card whose status is that of its row before and after, if two instants are compared. */
  cardOf: (card: Card, row: Row) => Card;
}

/** Fits a list's page to the moment in its address. */
export function useThen<Row extends GridRow>(
  { filters: all, past }: ListShape,
  { filters: values }: Pick<ListState, 'filters'>,
  timeZone: string,
): Then<Row> {
  const { t } = useTranslation();
  const isPast = past !== undefined && values.as_of !== undefined;
  const kind = isPast && values.compare_to !== undefined ? past.kind : null;
  const columnsOf = useCallback(
    (columns: readonly Column<Row>[]) => {
      if (!isPast) return columns;
      const own = columns.map((column) =>
        ordersThen.includes(column.order ?? column.field) ? column : { ...column, sortable: false },
      );
      return kind === null ? own : [moveColumn<Row>(t, kind), ...own];
    },
    [isPast, kind, t],
  );
  return {
    isPast,
    kind,
    filters: all.filter(({ name }) => applies(name, values, past)),
    known: isPast ? all.filter(({ name, kind: of }) => of !== 'given' && past.filters.includes(name)) : [],
    hasFile: !isPast || past.hasFile,
    pathOf: (path, row) => {
      if (!isPast || past.leadsToNow) return path;
      const { move } = row as Row & { move?: Move };
      const moment = (move?.change === 'left' ? undefined : values.compare_to) ?? values.as_of ?? '';
      return `${path}?as_of=${instantOf(moment, timeZone)}`;
    },
    columnsOf,
    cardOf: (card, row) => (kind === null ? card : { ...card, status: <Moved kind={kind} row={row} /> }),
  };
}
