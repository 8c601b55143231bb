import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import LastPageIcon from '~icons/ic/baseline-last-page';
import FilterAltOffIcon from '~icons/ic/outline-filter-alt-off';
import InboxIcon from '~icons/ic/outline-inbox';
import { StatePanel } from '../ui/state-panel.tsx';

interface EmptyListProps {
  /** Number of rows that the filters match. If it is not 0, the requested page lies beyond the rows. */
  count: number;
  isFiltered: boolean;
  onFirstPage: () => void;
  onClearFilters: () => void;
  /** The button that fills the list. */
  fill?: ReactNode;
}

/** Explains why a list has no row, with the button that helps. */
export function EmptyList({ count, isFiltered, onFirstPage, onClearFilters, fill }: EmptyListProps) {
  const { t } = useTranslation();
  if (count > 0) {
    return (
      <StatePanel Icon={LastPageIcon} title={t('list.pageBeyondTitle')}>
        <Button variant="outlined" onClick={onFirstPage}>
          {t('list.toFirstPage')}
        </Button>
      </StatePanel>
    );
  }
  if (!isFiltered) {
    return (
      <StatePanel Icon={InboxIcon} title={t('list.emptyTitle')} text={t('list.emptyText')}>
        {fill}
      </StatePanel>
    );
  }
  return (
    <StatePanel Icon={FilterAltOffIcon} title={t('list.noMatchTitle')} text={t('list.noMatchText')}>
      <Button variant="outlined" onClick={onClearFilters}>
        {t('list.clearAll')}
      </Button>
    </StatePanel>
  );
}
