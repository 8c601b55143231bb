import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosedDay } from '#read-api/closed-days/contract.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';

/** The day as a button that opens its history. */
export function DayHistory({ closed: { id, day, name } }: { closed: ClosedDay }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Link component="button" type="button" onClick={() => setOpen(true)}>
        {times.day(day)}
      </Link>
      {isOpen && (
        <Dialog open onClose={close} fullWidth maxWidth="sm" aria-label={`${times.day(day)} · ${name}`}>
          <DialogContent>
            <Timeline path="/v1/closed-days/{id}/history" id={id} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('common.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
