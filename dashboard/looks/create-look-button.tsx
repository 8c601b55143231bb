import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import { withTexts } from '../i18n/i18n.ts';
import { May } from '../kit/session/may.tsx';
import { late } from '../kit/ui/late.tsx';
import type { LookOf } from './create-look-dialog.tsx';

const CreateLookDialog = late(() =>
  withTexts(['lists', 'forms'], () => import('./create-look-dialog.tsx').then((m) => m.CreateLookDialog)),
);

/** Posts a look in the name of a member: of this one, or of one that staff choose. */
export function CreateLookButton({ member = null }: { member?: LookOf | null }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <May>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('looks.create.open')}
      </Button>
      {isOpen && <CreateLookDialog member={member} onClose={() => setOpen(false)} />}
    </May>
  );
}
