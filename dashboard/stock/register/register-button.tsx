import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import { withTexts } from '../../i18n/i18n.ts';
import { late } from '../../kit/ui/late.tsx';
import type { RegisterDialogProps } from './register-dialog.tsx';
import type { SizeChoice } from './size-search.tsx';

const RegisterDialog = late<RegisterDialogProps>(() =>
  withTexts(['actions', 'forms'], () => import('./register-dialog.tsx').then((m) => m.RegisterDialog)),
);

/**
 * Opens the dialog that registers garments; `sizes` are the product's sizes if the product is known. Needs the texts of
 * `stock` and `lists`.
 */
export function RegisterButton({ sizes }: { sizes?: readonly SizeChoice[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('stockItem.register.open')}
      </Button>
      {isOpen && <RegisterDialog {...(sizes && { sizes })} onClose={() => setOpen(false)} />}
    </>
  );
}
