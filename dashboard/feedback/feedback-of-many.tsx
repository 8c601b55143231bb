import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedbackResults } from '#write-api/feedback/contract.ts';
import { textAt } from '../i18n/label.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { wholeBodyOf } from '../kit/fields/body.ts';
import type { Values } from '../kit/fields/field.ts';
import { FieldsDialog } from '../kit/fields/fields-dialog.tsx';
import { useFields } from '../kit/fields/use-fields.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { feedbackFields, noFeedback } from './fields.ts';
import { feedbacksPath } from './paths.ts';

interface FeedbackOfManyProps {
  lookIds: readonly number[];
  onDone: () => void;
  onCancel: () => void;
}

/** Gives the same feedback on several looks. Refusals are listed with their reasons; the other looks keep theirs. */
export function FeedbackOfMany({ lookIds, onDone, onCancel }: FeedbackOfManyProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const fields = feedbackFields(t);
  const form = useFields(fields, noFeedback);
  const [failed, setFailed] = useState<FeedbackResults | null>(null);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const sent = useMutation({
    mutationFn: async (values: Values) => {
      const said = wholeBodyOf(fields, values);
      const body = lookIds.map((id) => ({ ...said, look_id: id }));
      const path = `${feedbacksPath}/many`;
      return (await api.call<FeedbackResults>('POST', path, { body, intent: keyFor(body) })).data;
    },
    onSuccess: async (results) => {
      const refused = results.filter(({ ok }) => !ok);
      const amount = results.length - refused.length;
      if (amount > 0) notify('success', t('brandFeedback.givenOn', { amount: formatNumber(amount) }));
      if (refused.length === 0) onDone();
      else setFailed(refused);
      await readAgain(client);
    },
  });
  const whyOf = ({ errorCode = '', message = errorCode }: FeedbackResults[number]) =>
    textAt(t, `forms.refused.${errorCode.replace('.', '_')}`) ?? t('errors.invalid', { message });
  return (
    <FieldsDialog
      title={t('brandFeedback.giveOn', { amount: formatNumber(lookIds.length) })}
      form={form}
      fields={failed === null ? fields : []}
      note={<Typography variant="body2">{t('brandFeedback.pointsText')}</Typography>}
      submitText={failed === null ? t('brandFeedback.send') : null}
      {...(failed !== null && { closeText: t('common.close') })}
      isPending={sent.isPending}
      refusal={sent.error && errorText(sent.error)}
      onSubmit={(values) => sent.mutate(values)}
      onClose={failed === null ? onCancel : onDone}
    >
      {failed?.map((result) => (
        <Alert key={result.lookId} severity="warning">
          {t('common.pair', {
            name: `${t('brandFeedback.fields.lookId')} ${result.lookId}`,
            value: whyOf(result),
          })}
        </Alert>
      ))}
    </FieldsDialog>
  );
}
