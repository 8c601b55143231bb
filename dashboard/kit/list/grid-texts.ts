import type { GridLocaleText } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';

/**
 * Texts of the grid in the person's language, also for screen readers, with its menus, filters, pager and toolbar off. The
 * grid's own translations have gaps.
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
