import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { closedDayFields } from './fields.ts';

/** Closes one day, or several days in a row. */
export function CloseDays() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('closedDay.add')}
      </Button>
      {isOpen && (
        <FormDialog<CommandAnswer>
          title={t('closedDay.add')}
          draftKey="closed days new"
          fields={closedDayFields(t)}
          current={{ values: { region_id: 'KOREA' }, revision: '' }}
          isWhole
          submitText={t('closedDay.add')}
          send={async (body, { intent }) =>
            (await api.call<CommandAnswer>('POST', '/v1/closed-days', { intent, body: filledIn(body) })).data
          }
          onDone={close}
          onClose={close}
        >
          <Typography variant="body2">{t('closedDay.addText')}</Typography>
        </FormDialog>
      )}
    </>
  );
}

/** Leaves out the last day if one day is closed. */
function filledIn(body: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}
