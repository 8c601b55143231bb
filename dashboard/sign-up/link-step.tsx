import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../kit/ui/error-text.ts';
import { checkCode, type Proof } from './calls.ts';
import { isOver, triesLeft } from './refusals.ts';

interface LinkStepProps {
  proof: Proof;
  onProven: (email: string) => void;
  onOver: () => void;
}

/** Checks the code from the e-mail's link, so that nobody has to type the code. */
export function LinkStep({ proof, onProven, onOver }: LinkStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const check = useMutation({
    mutationFn: () => checkCode(proof),
    onSuccess: onProven,
    onError: (error) => {
      if (isOver(error) || triesLeft(error) !== null) onOver();
    },
  });
  const { mutate } = check;
  useEffect(() => mutate(), [mutate]);
  if (!check.isError) return <Typography color="textSecondary">{t('signUp.checking')}</Typography>;
  return (
    <>
      <Alert severity="error" role="alert" sx={{ mb: 2 }}>
        {errorText(check.error)}
      </Alert>
      <Button variant="contained" onClick={() => check.mutate()}>
        {t('common.retry')}
      </Button>
    </>
  );
}
