import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { notify } from '../kit/ui/notices.tsx';
import { newSlotFields } from './fields.ts';

interface Added extends CommandAnswer {
  added: number;
  known: number;
}

/** Adds one slot or a range of slots. */
export function AddSlots() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('slot.add')}
      </Button>
      {isOpen && (
        <FormDialog<Added>
          title={t('slot.add')}
          draftKey="slots new"
          fields={newSlotFields(t)}
          current={{ values: { slot_number: '1' }, revision: '' }}
          isWhole
          submitText={t('slot.add')}
          send={async (body, { intent }) =>
            (await api.call<Added>('POST', '/v1/slots', { intent, body: filledIn(body) })).data
          }
          onDone={({ added, known }) => {
            const amounts = { added: formatNumber(added), known: formatNumber(known) };
            notify('success', t('slot.added', amounts));
            close();
          }}
          onClose={close}
        >
          <Typography variant="body2">{t('slot.addText')}</Typography>
        </FormDialog>
      )}
    </>
  );
}

/** Leaves out empty fields, as a single slot has no fields for the end of a range. */
function filledIn(body: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}
