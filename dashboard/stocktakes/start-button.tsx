import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { placeFields } from './fields.ts';
import { stocktakesPath, stocktakesRoom } from './paths.ts';

/** Starts a stocktake of a sector or a cell, and opens it. */
export function StartButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('stocktake.start')}
      </Button>
      {isOpen && (
        <FormDialog<CommandAnswer>
          title={t('stocktake.start')}
          draftKey="stocktakes new"
          fields={placeFields(t)}
          current={{ values: {}, revision: '' }}
          submitText={t('stocktake.start')}
          send={async (body, { intent }) =>
            (await api.call<CommandAnswer>('POST', stocktakesPath, { intent, body: filledIn(body) })).data
          }
          onDone={({ id }) => {
            close();
            void navigate(`${stocktakesRoom}/${id}`);
          }}
          onClose={close}
        >
          <Typography variant="body2">{t('stocktake.startText')}</Typography>
        </FormDialog>
      )}
    </>
  );
}

/** Leaves out the empty cell, as a stocktake without one counts the whole sector. */
function filledIn(body: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''));
}
