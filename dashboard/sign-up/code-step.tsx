import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../kit/ui/error-text.ts';
import type { Begun } from './begun.ts';
import { checkCode, type Proof } from './calls.ts';
import { CodeForm } from './code-form.tsx';
import { isOver, triesLeft } from './refusals.ts';

interface CodeStepProps extends Pick<Begun, 'token'> {
  /** Tells where the code went. */
  text: string;
  onProven: (proof: Proof, email: string) => void;
  onOver: () => void;
  onAnew: () => void;
}

/** The field for the code of the letter. */
export function CodeStep({ token, text, onProven, onOver, onAnew }: CodeStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const check = useMutation({
    mutationFn: (typed: string) => checkCode({ token, code: typed }),
    onSuccess: (address, typed) => onProven({ token, code: typed }, address),
    onError: (error) => isOver(error) && onOver(),
  });
  const left = triesLeft(check.error);
  return (
    <>
      <CodeForm text={text} isPending={check.isPending} onCode={(code) => check.mutateAsync(code)}>
        {check.isError && (
          <Alert severity="error" role="alert">
            {left === null ? errorText(check.error) : t('signUp.codeWrong', { left })}
          </Alert>
        )}
      </CodeForm>
      <Button onClick={onAnew} sx={{ ml: -1.5 }}>
        {t('signUp.otherAddress')}
      </Button>
    </>
  );
}
