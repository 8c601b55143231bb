import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import { neededTerms, type TermsKind, termsInForce, termsOf } from '#domain/terms-kinds.ts';
import { serverProblems } from '../../kit/edit/server-problems.ts';
import { wholeBodyOf } from '../../kit/fields/body.ts';
import { FieldGrid } from '../../kit/fields/field-grid.tsx';
import { SubmitButton } from '../../kit/fields/submit-button.tsx';
import { refuse, useFields } from '../../kit/fields/use-fields.ts';
import { applyAsMember, type Proof } from '../calls.ts';
import { memberFields, memberFieldsOfCodes } from '../fields.ts';
import { isOver, isPhoneOver } from '../refusals.ts';
import { TermsChoice } from '../terms-choice.tsx';

interface MemberStepProps {
  proof: Proof;
  email: string;
  phoneToken: string;
  region: Region;
  onApplied: (username: string) => void;
  onOver: () => void;
  onPhoneOver: () => void;
}

/** The form for the member and the terms. */
export function MemberStep(props: MemberStepProps) {
  const { proof, email, phoneToken, region, onApplied, onOver, onPhoneOver } = props;
  const { t } = useTranslation();
  const fields = memberFields(t);
  const form = useFields(fields, {});
  const [agreed, agree] = useState<readonly TermsKind[]>([]);
  const [isTried, setTried] = useState(false);
  const isMissing = neededTerms.some((terms) => !agreed.includes(terms));
  const names = fields.map(({ name }) => name);
  const problemsIn = (error: unknown) => serverProblems(t, error, names, memberFieldsOfCodes);
  const sending = useMutation({
    mutationFn: async () => {
      const terms = agreed.map((each) => ({ terms: each, version: termsInForce[each] }));
      const said = { ...wholeBodyOf(fields, form.getValues()), region_id: region, agreed_terms: terms };
      return (await applyAsMember(proof, phoneToken, said)).username;
    },
    onSuccess: onApplied,
    onError(error) {
      if (isOver(error)) onOver();
      else if (isPhoneOver(error)) onPhoneOver();
      else refuse(form, problemsIn(error).fields);
    },
  });
  const refusal = sending.error === null ? null : problemsIn(sending.error).whole;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    form.handleSubmit(() => {
      if (!isMissing && !sending.isPending) sending.mutate();
    })();
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 3 }}>
      <Typography color="textSecondary">{t('signUp.member.memberText', { email })}</Typography>
      <FieldGrid form={form} fields={fields} />
      <TermsChoice kinds={termsOf.user} agreed={agreed} isMissing={isTried && isMissing} onChange={agree} />
      {refusal !== null && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <SubmitButton
          text={t('signUp.submit')}
          pendingText={t('forms.saving')}
          isPending={sending.isPending}
        />
      </Box>
    </Box>
  );
}
