import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hostOverride } from '../client/api-host.ts';

/** Says why the stored host of the APIs has no effect, and removes it. */
export function RefusedHostNotice({ host }: { host: string }) {
  const { t } = useTranslation();
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) return null;
  const remove = () => {
    localStorage.removeItem(hostOverride);
    setRemoved(true);
    document.getElementById('content')?.focus();
  };
  return (
    <Alert
      severity="warning"
      square
      action={
        <Button color="inherit" size="small" onClick={remove}>
          {t('shell.refusedHost.remove')}
        </Button>
      }
      sx={{ overflowWrap: 'anywhere' }}
    >
      {t('shell.refusedHost.text', { host })}
    </Alert>
  );
}
