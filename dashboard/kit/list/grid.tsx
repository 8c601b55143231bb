import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowId, useGridApiRef } from '@mui/x-data-grid';
import { createContext, type ReactNode, type Ref, use, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styleNonce } from '../theme/style-nonce.ts';
import type { Density } from './column-choice.ts';
import { gridLook } from './grid-look.ts';
import { orderFrom, sortModel } from './grid-sort.ts';
import { gridTexts } from './grid-texts.ts';
import { DensityContext, headingHeight, rowHeight } from './row-size.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { type GridHandle, useRowSteps } from './use-row-steps.ts';
import { useSizedColumns } from './use-sized-columns.ts';
import { useWidthKeys } from './use-width-keys.ts';

export interface GridRow {
  id: number;
}

export type Column<Row extends GridRow> = GridColDef<Row> & {
  /** Name of the order by this column in the call, if it differs from the column's field name. */
  order?: string;
};

interface GridProps<Row extends GridRow> {
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  isLoading: boolean;
  order: string | null;
  onOrder: (order: string | null) => void;
  /** The ids of the selected rows, and the callback for changes. Without both no row can be selected. */
  selected?: ReadonlySet<number>;
  onSelect?: (ids: ReadonlySet<number>) => void;
  /** The path of a row's page. */
  pathOf: (row: Row) => string;
  /** Content shown in place of rows if there are none. */
  empty: ReactNode;
  density: Density;
  /** Whether rows begin with a picture. */
  hasPictures: boolean;
  handle?: Ref<GridHandle>;
}

const none: ReadonlySet<number> = new Set();
const gridPage = { page: 0, pageSize: 100 };

const EmptyContext = createContext<ReactNode>(null);

/** Draws nothing: a grid may contain only rows and cells, also for a screen reader. */
function NoRows() {
  return (
    <Box role="row">
      <Box role="gridcell">{use(EmptyContext)}</Box>
    </Box>
  );
}

const slots = { noRowsOverlay: NoRows };
const slotProps = { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } } as const;

/** The grid of one page of a list. The server filters, sorts and pages; the grid only shows. */
export function Grid<Row extends GridRow>(props: GridProps<Row>) {
  const { name, rows, columns, isLoading, order, onOrder, onSelect, pathOf, empty } = props;
  const { selected = none, density, hasPictures, handle } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localeText = useMemo(() => gridTexts(t), [t]);
  const apiRef = useGridApiRef();
  useRowSteps({ handle, apiRef, rows, columns, selected, onSelect: isLoading ? undefined : onSelect });
  useGridFocus(apiRef);
  const { sized, onWidth } = useSizedColumns(columns);
  useWidthKeys(apiRef, onWidth);
  // Rows render again only if their own content changes, not with the rest of the page.
  const latest = useRef({ onOrder, onSelect, pathOf, navigate });
  useLayoutEffect(() => {
    latest.current = { onOrder, onSelect, pathOf, navigate };
  });
  const isChoosing = onSelect !== undefined;
  const grid = useMemo(() => {
    const open = (row: Row) => latest.current.navigate(latest.current.pathOf(row));
    return (
      <DataGrid<Row>
        aria-label={name}
        {...(styleNonce && { nonce: styleNonce })}
        apiRef={apiRef}
        rows={rows}
        columns={sized}
        loading={isLoading}
        localeText={localeText}
        slots={slots}
        slotProps={slotProps}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        rowCount={rows.length}
        paginationModel={gridPage}
        pageSizeOptions={[100]}
        sortModel={sortModel(order, sized)}
        sortingOrder={['desc', 'asc', null]}
        onColumnWidthChange={({ colDef, width }) => onWidth(colDef.field, width)}
        onSortModelChange={(model) => latest.current.onOrder(orderFrom(model, sized))}
        checkboxSelection={isChoosing}
        rowSelection={isChoosing}
        // While loading, the grid still shows rows of other filters or another page, so they cannot be selected.
        isRowSelectable={() => !isLoading}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        rowSelectionModel={{ type: 'include', ids: selected as Set<GridRowId> }}
        onRowSelectionModelChange={(model) => latest.current.onSelect?.(new Set([...model.ids].map(Number)))}
        onRowClick={({ row }, event) => {
          const isPlain = !(event.target as HTMLElement).closest('a, button, input');
          if (isPlain && window.getSelection()?.toString() === '') open(row);
        }}
        onCellKeyDown={({ row, field }, event) => {
          if (event.key === 'Enter' && field !== '__check__') open(row);
        }}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        hideFooter
        rowHeight={rowHeight(density, hasPictures)}
        columnHeaderHeight={headingHeight}
        sx={gridLook}
      />
    );
  }, [
    apiRef,
    name,
    rows,
    sized,
    onWidth,
    isLoading,
    localeText,
    order,
    isChoosing,
    selected,
    density,
    hasPictures,
  ]);
  return (
    <DensityContext value={density}>
      <EmptyContext value={empty}>{grid}</EmptyContext>
    </DensityContext>
  );
}
