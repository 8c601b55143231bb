import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridSortModel,
  gridFocusCellSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type ReactNode, type Ref, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { gridTexts } from './grid-texts.ts';
import type { RowStep } from './keys/list-keys.ts';
import type { Density } from './view-state.ts';

export interface GridRow {
  id: number;
}

export type Column<Row extends GridRow> = GridColDef<Row>;

interface GridProps<Row extends GridRow> {
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  isLoading: boolean;
  order: string | null;
  onOrder: (order: string | null) => void;
  /** Without them no row can be chosen. */
  selected?: ReadonlySet<number>;
  onSelect?: (ids: ReadonlySet<number>) => void;
  /** The page of a row. */
  pathOf: (row: Row) => string;
  /** What stands in place of rows. */
  empty: ReactNode;
  density: Density;
  handle?: Ref<GridHandle>;
}

/** What the keys of the list do to the rows. */
export interface GridHandle {
  step: (step: RowStep) => void;
}

/** Row heights in px. Two lines of text need 35. */
const rowHeights: Record<Density, number> = { compact: 37, standard: 46, comfortable: 60 };

const none: ReadonlySet<number> = new Set();
const gridPage = { page: 0, pageSize: 100 };

/** An order by a column that is not shown is no sort of the grid's: it would take it back. The list keeps it. */
function sortModel(order: string | null, columns: readonly { field: string }[]): GridSortModel {
  if (order === null) return [];
  const field = order.replace(/^-/, '');
  if (columns.every((column) => column.field !== field)) return [];
  return [{ field, sort: order === field ? 'asc' : 'desc' }];
}

/** The grid of one page of a list. The server filters, sorts and pages; the grid only shows. */
export function Grid<Row extends GridRow>(props: GridProps<Row>) {
  const { name, rows, columns, isLoading, order, onOrder, onSelect, pathOf, empty } = props;
  const { selected = none, density, handle } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localeText = useMemo(() => gridTexts(t), [t]);
  const apiRef = useGridApiRef();
  useImperativeHandle(handle, () => ({
    step(step) {
      const grid = apiRef.current;
      if (grid === null || rows.length === 0) return;
      const focus = gridFocusCellSelector(apiRef);
      const at = rows.findIndex(({ id }) => id === focus?.id);
      const row = rows[at];
      if (step === 'tick') {
        if (row === undefined || onSelect === undefined) return;
        const others = new Set(selected);
        if (!others.delete(row.id)) others.add(row.id);
        onSelect(others);
        return;
      }
      const to = at === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, at + (step === 'next' ? 1 : -1)));
      const next = rows[to];
      const field = at === -1 ? columns[0]?.field : focus?.field;
      if (next === undefined || field === undefined) return;
      grid.scrollToIndexes({ rowIndex: to });
      grid.setCellFocus(next.id, field);
    },
  }));
  const slots = useMemo(
    () => ({
      // Within a grid there are rows and cells only, for a screen reader too.
      noRowsOverlay: () => (
        <Box role="row">
          <Box role="gridcell">{empty}</Box>
        </Box>
      ),
    }),
    [empty],
  );
  return (
    <DataGrid<Row>
      aria-label={name}
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      loading={isLoading}
      localeText={localeText}
      slots={slots}
      slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
      paginationMode="server"
      sortingMode="server"
      filterMode="server"
      rowCount={rows.length}
      paginationModel={gridPage}
      pageSizeOptions={[100]}
      sortModel={sortModel(order, columns)}
      sortingOrder={['desc', 'asc', null]}
      onSortModelChange={([item]) =>
        onOrder(item?.sort ? `${item.sort === 'desc' ? '-' : ''}${item.field}` : null)
      }
      checkboxSelection={onSelect !== undefined}
      rowSelection={onSelect !== undefined}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: selected as Set<GridRowId> }}
      onRowSelectionModelChange={(model) => onSelect?.(new Set([...model.ids].map(Number)))}
      onRowClick={({ row }, event) => {
        const isPlain = !(event.target as HTMLElement).closest('a, button, input');
        if (isPlain && window.getSelection()?.toString() === '') navigate(pathOf(row));
      }}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && field !== '__check__') navigate(pathOf(row));
      }}
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      hideFooter
      rowHeight={rowHeights[density]}
      columnHeaderHeight={36}
      sx={{
        border: 0,
        fontSize: '0.8125rem',
        '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
        '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary', fontSize: '0.75rem' },
        '& .MuiDataGrid-columnSeparator': { display: 'none' },
        '& .MuiDataGrid-row': { cursor: 'pointer' },
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', lineHeight: 1.35 },
        '& .MuiDataGrid-cell a': {
          color: 'primary.main',
          textDecoration: 'none',
          fontWeight: 550,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        },
        '& .MuiDataGrid-cell a:hover': { textDecoration: 'underline' },
      }}
    />
  );
}
