import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { proposalFields } from './fields.ts';
import { collaborationsPath } from './paths.ts';

/** Proposes a collaboration to a member. */
export function ProposeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FormDialog<CommandAnswer>
      title={t('collaboration.propose')}
      submitText={t('collaboration.propose')}
      draftKey={`collaboration ${id} proposal`}
      isWhole
      fields={proposalFields(t)}
      current={{ values: {}, revision: '' }}
      send={async (body, { intent }) => {
        const path = `${collaborationsPath}/{id}/proposals`;
        return (await api.call<CommandAnswer>('POST', path, { params: { id }, body, intent })).data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">{t('collaboration.proposeText')}</Typography>
    </FormDialog>
  );
}
