import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import { withTexts } from '../i18n/i18n.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { late } from '../kit/ui/late.tsx';
import type { TrysetOf } from './create-tryset-dialog.tsx';

const CreateTrysetDialog = late(() =>
  withTexts(['lists', 'forms'], () => import('./create-tryset-dialog.tsx').then((m) => m.CreateTrysetDialog)),
);

/** Requests a tryset in the name of a member: of this one, or of one that staff choose. Brand admins do not see it. */
export function CreateTrysetButton({ member = null }: { member?: TrysetOf | null }) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const mayWork = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!isStaff || !mayWork) return null;
  return (
    <>
      <Button
        variant={member === null ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
      >
        {t('tryset.create.open')}
      </Button>
      {isOpen && <CreateTrysetDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}
