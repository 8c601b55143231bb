import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import { May } from '../session/may.tsx';
import { Section } from './fact-list.tsx';
import { FailedPanel } from './failed-panel.tsx';
import { RowList, type RowOfList } from './row-list.tsx';
import type { ShortList } from './use-short-list.ts';

interface ListSectionProps<Row> {
  title: string;
  list: ShortList<Row>;
  /** Text shown when the list is empty. */
  none: string;
  add?: { text: string; onClick: () => void } | false;
  rowOf: (row: Row) => RowOfList;
  /** The open dialog. Its code loads when it is first opened. */
  children?: ReactNode;
}

/** A section of a detail page with a short list of the entity's items. Each row has its own buttons. */
export function ListSection<Row>({ title, list, none, add, rowOf, children }: ListSectionProps<Row>) {
  const { t } = useTranslation();
  const { rows, error, onRetry } = list;
  return (
    <Section
      title={title}
      end={
        add && (
          <May>
            <Button size="small" startIcon={<AddIcon />} onClick={add.onClick} sx={{ my: -0.5, mr: -0.75 }}>
              {add.text}
            </Button>
          </May>
        )
      }
    >
      {rows === undefined && error === null && <Skeleton variant="rounded" height={60} />}
      {rows === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={onRetry} />
      )}
      {rows?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
      <RowList name={title} rows={(rows ?? []).map(rowOf)} />
      {children && <Suspense fallback={null}>{children}</Suspense>}
    </Section>
  );
}
