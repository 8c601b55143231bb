import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { monthOptions } from '../settlements/month-options.ts';
import { draftFields } from './fields.ts';
import { payoutRoom, payoutsPath } from './paths.ts';

/** Drafts the payout of a country and a month, and opens its page. */
export function DraftDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const go = useNavigate();
  const months = useMemo(() => monthOptions(new Date()), []);
  return (
    <FormDialog<CommandAnswer>
      title={t('payout.draft')}
      submitText={t('payout.draft')}
      draftKey="payout"
      isWhole
      fields={draftFields(t, months)}
      current={{ values: { month: months[0]?.value ?? '' }, revision: '' }}
      send={async (body, { intent }) =>
        (await api.call<CommandAnswer>('POST', payoutsPath, { body, intent })).data
      }
      onDone={({ id }) => {
        onClose();
        go(payoutRoom(id));
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t('payout.draftText')}</Typography>
    </FormDialog>
  );
}
