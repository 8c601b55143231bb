import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import TuneIcon from '~icons/ic/outline-tune';

const SettingsPanel = lazy(() => import('./settings-panel.tsx').then((m) => ({ default: m.SettingsPanel })));

/** Opens the display settings, before and after sign-in. */
export function SettingsMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('shell.settings')}
        title={t('shell.settings')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TuneIcon fontSize="small" />
      </IconButton>
      {anchor !== null && (
        <Suspense fallback={null}>
          <SettingsPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
