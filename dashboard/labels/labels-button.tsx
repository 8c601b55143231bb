import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LabelIcon from '~icons/ic/outline-local-offer';
import { late } from '../kit/ui/late.tsx';
import type { LabelsDialogProps } from './labels-dialog.tsx';

const LabelsDialog = late(() => import('./labels-dialog.tsx').then((m) => m.LabelsDialog));

/** Opens the dialog for printing labels. */
export function LabelsButton({ offers }: Pick<LabelsDialogProps, 'offers'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<LabelIcon />} onClick={() => setOpen(true)}>
        {t('labels.button')}
      </Button>
      {isOpen && <LabelsDialog offers={offers} onClose={() => setOpen(false)} />}
    </>
  );
}
