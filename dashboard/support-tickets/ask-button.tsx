import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((m) => ({ default: m.AskDialog })));

/** The button on the list of own tickets that opens the dialog for a new one. */
export function AskButton() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('shell.askForHelp')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
