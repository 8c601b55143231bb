import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import RefreshIcon from '~icons/ic/baseline-refresh';
import { formatNumber } from '../preferences/time.ts';
import { PageHeader } from '../ui/page-header.tsx';

interface ListHeaderProps {
  title: string;
  /** Exact total of the list; null while it is loading. */
  count: number | null;
  onRefresh: () => void;
  children: ReactNode;
}

/** The title of a list with its exact total, and its buttons. */
export function ListHeader({ title, count, onRefresh, children }: ListHeaderProps) {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={title}
      end={
        <>
          <IconButton
            aria-label={t('list.refresh')}
            title={t('list.refresh')}
            data-list-key="refresh"
            onClick={onRefresh}
          >
            <RefreshIcon fontSize="small" />
          </IconButton>
          {children}
        </>
      }
    >
      {count !== null && (
        <Typography variant="body2" color="textSecondary" component="span" data-testid="total">
          {t('list.total', { amount: formatNumber(count) })}
        </Typography>
      )}
    </PageHeader>
  );
}
