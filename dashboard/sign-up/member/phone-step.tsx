import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import { serverProblems } from '../../kit/edit/server-problems.ts';
import { FieldGrid } from '../../kit/fields/field-grid.tsx';
import { SubmitButton } from '../../kit/fields/submit-button.tsx';
import { refuse, useFields } from '../../kit/fields/use-fields.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { sendPhoneCode } from '../calls.ts';
import { phoneFields } from '../fields.ts';
import { type PhoneCheck, PhoneCode } from './phone-code.tsx';

interface PhoneStepProps {
  /** Whether the previous check of the phone expired. */
  isOver: boolean;
  onProven: (phoneToken: string, region: Region) => void;
}

/** Asks for a phone, then for the digits that it got. */
export function PhoneStep({ isOver, onProven }: PhoneStepProps) {
  const [check, setCheck] = useState<PhoneCheck | null>(null);
  const [isSentAnew, setSentAnew] = useState(isOver);
  if (check === null) return <PhoneForm isOver={isSentAnew} onSent={setCheck} />;
  return (
    <PhoneCode
      check={check}
      onProven={(phoneToken) => onProven(phoneToken, check.region)}
      onAnew={(isItOver) => {
        setSentAnew(isItOver);
        setCheck(null);
      }}
    />
  );
}

function PhoneForm({ isOver, onSent }: { isOver: boolean; onSent: (check: PhoneCheck) => void }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const fields = phoneFields(t);
  const form = useFields(fields, { region_id: language === 'ja' ? 'JAPAN' : 'KOREA' });
  const problemsIn = (error: unknown) => serverProblems(t, error, ['phone'], { 'phone.invalid': 'phone' });
  const sending = useMutation({
    mutationFn: async (): Promise<PhoneCheck> => {
      const { phone = '', region_id } = form.getValues();
      const region = region_id === 'JAPAN' ? 'JAPAN' : 'KOREA';
      return { token: await sendPhoneCode({ phone, region_id: region, language }), phone, region };
    },
    onSuccess: onSent,
    onError: (error) => refuse(form, problemsIn(error).fields),
  });
  const refusal = sending.error === null ? null : problemsIn(sending.error).whole;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending.isPending) form.handleSubmit(() => sending.mutate())();
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      {isOver && (
        <Alert severity="warning" role="status">
          {t('signUp.member.phoneOver')}
        </Alert>
      )}
      <Typography color="textSecondary">{t('signUp.member.phoneText')}</Typography>
      <FieldGrid form={form} fields={fields} />
      {refusal !== null && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <SubmitButton
        text={t('signUp.member.sendPhone')}
        pendingText={t('forms.saving')}
        isPending={sending.isPending}
      />
    </Box>
  );
}
