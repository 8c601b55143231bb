import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { zoneName } from '../kit/preferences/time.ts';
import { createBody, createFields } from './create-fields.ts';
import { benchmarkRoom, benchmarksPath } from './paths.ts';

/** Asks for the method and the filter of a new benchmark, starts it and opens its page. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const zone = zoneName(usePreference('zone'));
  const title = t('benchmark.begin');
  return (
    <FormDialog<{ id: string }>
      title={title}
      submitText={title}
      draftKey="benchmark new"
      isWhole
      fields={createFields(t, useBrandOptions())}
      current={{ values: { method: 'RULE' }, revision: '' }}
      send={async (said, { intent }) => {
        const body = createBody(said, zone);
        return (await api.call<{ id: string }>('POST', benchmarksPath, { intent, body })).data;
      }}
      onDone={({ id }) => navigate(benchmarkRoom(id))}
      onClose={onClose}
    >
      <Typography variant="body2">{t('benchmark.beginText')}</Typography>
    </FormDialog>
  );
}
