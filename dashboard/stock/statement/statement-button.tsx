import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import DownloadIcon from '~icons/ic/outline-file-download';
import { late } from '../../kit/ui/late.tsx';

const StatementDialog = late(() => import('./statement-dialog.tsx').then((m) => m.StatementDialog));

/** Opens the choice of a month whose statement of stock to save. */
export function StatementButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {t('stockItem.statement.open')}
      </Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  );
}
