import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import { withTexts } from '../i18n/i18n.ts';
import { May } from '../kit/session/may.tsx';
import { late } from '../kit/ui/late.tsx';

const CreateMemberDialog = late(() =>
  withTexts(['forms'], () => import('./create-member-dialog.tsx').then((m) => m.CreateMemberDialog)),
);

/** Registers a member for a person who did not sign up. */
export function CreateMemberButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <May>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('member.create')}
      </Button>
      {isOpen && <CreateMemberDialog onClose={() => setOpen(false)} />}
    </May>
  );
}
