import TuneIcon from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '../ui/late.tsx';
import type { ColumnsPanelProps } from './columns-panel.tsx';

const ColumnsPanel = late(() => import('./columns-panel.tsx').then((m) => m.ColumnsPanel));

/** Opens the choice of columns and density. */
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
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TuneIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { variant: 'outlined', sx: { mt: 0.5 }, role: 'dialog', 'aria-label': name } }}
      >
        <ColumnsPanel {...props} />
      </Popover>
    </>
  );
}
