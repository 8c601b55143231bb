import type { GridLocaleText } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';

/**
 * What the grid itself can say or read out with its menus, filters, pager and toolbar switched off, in the person's
 * language: its own translations leave gaps.
 */
export function gridTexts(t: TFunction) {
  return {
    noRowsLabel: t('list.emptyTitle'),
    noResultsOverlayLabel: t('list.noMatchTitle'),
    noColumnsOverlayLabel: t('list.grid.noColumns'),
    noColumnsOverlayManageColumns: t('list.columns'),
    columnHeaderSortIconLabel: t('list.sort'),
    checkboxSelectionHeaderName: t('list.selectRow'),
    checkboxSelectionSelectAllRows: t('list.selectAll'),
    checkboxSelectionUnselectAllRows: t('list.unselectAll'),
    checkboxSelectionSelectRow: t('list.selectRow'),
    checkboxSelectionUnselectRow: t('list.unselectRow'),
    booleanCellTrueLabel: t('common.yes'),
    booleanCellFalseLabel: t('common.no'),
    longTextCellExpandLabel: t('list.grid.expand'),
    longTextCellCollapseLabel: t('list.grid.collapse'),
    actionsCellMore: t('list.grid.more'),
    footerRowSelected: (count: number) => t('list.selected', { amount: count }),
  } satisfies Partial<GridLocaleText>;
}
