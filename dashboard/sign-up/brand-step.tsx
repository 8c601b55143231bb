import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { termsOf } from '#domain/terms-kinds.ts';
import { PictureChoice } from '../kit/edit/picture-choice.tsx';
import { FieldGrid } from '../kit/fields/field-grid.tsx';
import { SubmitButton } from '../kit/fields/submit-button.tsx';
import type { Proof } from './calls.ts';
import { TermsChoice } from './terms-choice.tsx';
import { useApplication } from './use-application.ts';

interface BrandStepProps {
  proof: Proof;
  email: string;
  onApplied: (username: string) => void;
  onOver: () => void;
}

/** The form for the brand, its business, its first admin and the terms. */
export function BrandStep({ proof, email, onApplied, onOver }: BrandStepProps) {
  const { t } = useTranslation();
  const application = useApplication({ proof, onApplied, onOver });
  const { form, fields, file, agreed, missing, refusal, isPending } = application;
  const [isTried, setTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isPending) application.submit();
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 3 }}>
      <Typography color="textSecondary">{t('signUp.brandText', { email })}</Typography>
      <Part title={t('signUp.sections.brand')}>
        <FieldGrid form={form} fields={fields.brand} />
      </Part>
      <Part title={t('signUp.sections.business')}>
        <FieldGrid form={form} fields={fields.business} keepsFocus />
        <Box>
          <PictureChoice name={t('signUp.fields.certificate')} file={file} onChoose={application.choose} />
          <Typography
            variant="caption"
            component="div"
            sx={{ mt: 0.5 }}
            {...(isTried && missing.certificate
              ? { color: 'error', role: 'alert' }
              : { color: 'textSecondary' })}
          >
            {isTried && missing.certificate ? t('signUp.certificateMissing') : t('signUp.certificateHelp')}
          </Typography>
        </Box>
      </Part>
      <Part title={t('signUp.sections.admin')}>
        <FieldGrid form={form} fields={fields.admin} keepsFocus />
      </Part>
      <Part title={t('signUp.sections.terms')}>
        <TermsChoice
          kinds={termsOf.brand}
          agreed={agreed}
          isMissing={isTried && missing.terms}
          onChange={application.agree}
        />
      </Part>
      {refusal !== null && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <SubmitButton text={t('signUp.submit')} pendingText={t('forms.saving')} isPending={isPending} />
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.75 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}
