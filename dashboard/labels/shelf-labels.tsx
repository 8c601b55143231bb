import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsAtMost } from '#domain/labels/label-kinds.ts';
import { offerOf } from './label-offer.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import { shelfCodes } from './shelf-codes.ts';
import { WholeNumber } from './whole-number.tsx';

/** Labels of the shelves of a cell, from one number to another, also where nothing lies yet. */
export function ShelfLabels({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [sector, setSector] = useState('');
  const [cell, setCell] = useState('');
  const [from, setFrom] = useState<number | null>(1);
  const [to, setTo] = useState<number | null>(1);
  const codes = shelfCodes({ sector, cell, from, to });
  const name = { htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } };
  return (
    <LabelsDialog offers={[offerOf('slots', codes)]} onClose={onClose}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, paddingTop: 6 }}>
        <TextField
          label={t('labels.sector')}
          value={sector}
          placeholder="A"
          autoFocus
          onChange={(event) => setSector(event.target.value)}
          slotProps={name}
        />
        <TextField
          label={t('labels.cell')}
          value={cell}
          placeholder="03"
          onChange={(event) => setCell(event.target.value)}
          slotProps={name}
        />
        <WholeNumber label={t('labels.from')} value={from} least={0} most={99_999} onChange={setFrom} />
        <WholeNumber
          label={t('labels.to')}
          value={to}
          least={from ?? 0}
          most={Math.min(99_999, (from ?? 0) + labelsAtMost - 1)}
          onChange={setTo}
        />
      </div>
    </LabelsDialog>
  );
}
