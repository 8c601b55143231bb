import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import TuneIcon from '~icons/ic/outline-view-column';
import { AnchoredPanel } from '../ui/anchored-panel.tsx';
import { late } from '../ui/late.tsx';
import type { ColumnsPanelProps } from './columns-panel.tsx';

const ColumnsPanel = late(() => import('./columns-panel.tsx').then((m) => m.ColumnsPanel));

/** Opens the panel of columns and density. */
export function ColumnsButton(props: ColumnsPanelProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = t('list.columns');
  return (
    <>
      <IconButton
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        data-list-key="columns"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TuneIcon fontSize="small" />
      </IconButton>
      <AnchoredPanel name={name} anchor={anchor} side="right" onClose={() => setAnchor(null)}>
        <ColumnsPanel {...props} />
      </AnchoredPanel>
    </>
  );
}
