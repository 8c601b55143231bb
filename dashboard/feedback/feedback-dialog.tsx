import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandFeedback } from '#read-api/feedback/contract.ts';
import { api } from '../kit/client/api.ts';
import { detailForm } from '../kit/edit/detail-form.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Values } from '../kit/fields/field.ts';
import { feedbackFields, noFeedback } from './fields.ts';
import { feedbacksPath } from './paths.ts';

interface FeedbackDialogProps {
  lookId: number;
  /** The feedback to revise; null to give the first one. */
  before: BrandFeedback | null;
  onClose: () => void;
}

const path = `${feedbacksPath}/{id}`;
/** Gives a brand's feedback on a look, or revises it. Without points it is confirmed at once, which the dialog says. */
export function FeedbackDialog({ lookId, before, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation();
  const note = <Typography variant="body2">{t('brandFeedback.pointsText')}</Typography>;
  const parts = { fields: feedbackFields(t), onDone: onClose, onClose };
  if (before !== null) {
    return (
      <FormDialog<CommandAnswer>
        {...parts}
        {...detailForm(path, before, valuesOf)}
        title={t('brandFeedback.revise')}
        draftKey={`brand_feedback ${before.id}`}
      >
        {note}
      </FormDialog>
    );
  }
  return (
    <FormDialog<CommandAnswer>
      {...parts}
      title={t('brandFeedback.give')}
      submitText={t('brandFeedback.send')}
      draftKey={`look ${lookId} feedback`}
      isWhole
      current={{ values: noFeedback, revision: '' }}
      send={async (said, { intent }) => {
        const body = { rating: noFeedback.rating, ...said, look_id: lookId };
        return (await api.call<CommandAnswer>('POST', feedbacksPath, { body, intent })).data;
      }}
    >
      {note}
    </FormDialog>
  );
}

function valuesOf({ rating, comment, regramPoint, commercialUsePoint, likePoint }: BrandFeedback): Values {
  return {
    rating,
    comment: comment ?? '',
    regram_point: String(regramPoint ?? 0),
    commercial_use_point: String(commercialUsePoint ?? 0),
    like_point: String(likePoint ?? 0),
  };
}
