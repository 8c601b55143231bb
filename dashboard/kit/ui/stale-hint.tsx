import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Staleness } from '../client/http-client.ts';

/** Says that what is shown may be behind: staleness is never silent. */
export function StaleHint({ stale, onRefresh }: { stale: Staleness | null; onRefresh: () => void }) {
  const { t } = useTranslation();
  if (stale === null) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1.25 }}
      action={
        <Button color="inherit" onClick={onRefresh}>
          {t('common.stale.refresh')}
        </Button>
      }
    >
      {t(`common.stale.${stale}`)}
    </Alert>
  );
}
