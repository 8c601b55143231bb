import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import HelpIcon from '~icons/ic/outline-help-outline';
import { late, usePreloaded } from '../ui/late.tsx';

const HelpItems = late(() => import('./help-items.tsx').then((m) => m.HelpItems));

/** Opens the menu with the help center and the help entries of the areas. */
export function HelpMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  usePreloaded(HelpItems);
  return (
    <>
      <IconButton
        aria-label={t('shell.helpMenu')}
        title={t('shell.helpMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
      {anchor !== null && <HelpItems anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
