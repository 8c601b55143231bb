import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import KeyboardIcon from '~icons/ic/outline-keyboard';
import { late } from '../../ui/late.tsx';

const KeysSheet = late(() => import('./keys-sheet.tsx').then((m) => m.KeysSheet));

/** Opens the sheet of the list's keys. */
export function KeysButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('listKeys.title')}
        title={t('listKeys.title')}
        aria-haspopup="dialog"
        data-list-key="keys"
        onClick={() => setOpen(true)}
      >
        <KeyboardIcon fontSize="small" />
      </IconButton>
      {isOpen && <KeysSheet onClose={() => setOpen(false)} />}
    </>
  );
}
