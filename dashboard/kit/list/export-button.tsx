import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import DownloadIcon from '~icons/ic/outline-file-download';
import { late } from '../ui/late.tsx';
import type { ExportDialogProps } from './export-dialog.tsx';

const ExportDialog = late(() => import('./export-dialog.tsx').then((m) => m.ExportDialog));

type ExportButtonProps = Omit<ExportDialogProps, 'onClose'>;

/** Opens the export of the rows that the filters match. */
export function ExportButton(props: ExportButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={props.count === 0}
        data-list-key="export"
        onClick={() => setOpen(true)}
      >
        {t('list.exportCsv')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
