import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AgencyDetail } from '#read-api/agencies/contract.ts';
import { detailForm, removalOf } from '../kit/edit/detail-form.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { agencyPath } from './paths.ts';

/** Removes an agency with its contacts. The server refuses while a member still has one of these contacts. */
export function RemoveDialog({ agency, onClose }: { agency: AgencyDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <FormDialog<unknown>
      title={t('agency.remove')}
      draftKey={`agency ${agency.id} remove`}
      isWhole
      danger
      submitText={t('agency.remove')}
      fields={[]}
      {...detailForm(agencyPath, agency, () => ({}))}
      send={removalOf(agencyPath, agency.id)}
      leaves={() => true}
      onDone={() => navigate('/agency')}
      onClose={onClose}
    >
      <Typography variant="body2">{t('agency.removeText', { name: agency.name })}</Typography>
    </FormDialog>
  );
}
