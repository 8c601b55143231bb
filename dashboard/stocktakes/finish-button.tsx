import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import { late } from '../kit/ui/late.tsx';

const FinishDialog = late(() => import('./finish-dialog.tsx').then((m) => m.FinishDialog));

/** Opens the end of a stocktake, which names the decision for each garment first. */
export function FinishButton({ stocktake }: { stocktake: Stocktake }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('stocktake.finish')}
      </Button>
      {isOpen && <FinishDialog stocktake={stocktake} onClose={() => setOpen(false)} />}
    </>
  );
}
