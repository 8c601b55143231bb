import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BrandFeedback } from '#read-api/feedback/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { FeedbackActions } from './feedback-actions.tsx';

/** One feedback: what the brand says and asks for, what staff gave, and what can be done now. */
export function FeedbackCard({ feedback }: { feedback: BrandFeedback }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const { id, brand, state, rating, comment, given, reason, createdTime } = feedback;
  const points = (amount: number | null | undefined) => (amount ? formatNumber(amount) : null);
  const sum = given && (given.regramPoint ?? 0) + (given.commercialUsePoint ?? 0) + (given.likePoint ?? 0);
  return (
    <Box
      component="article"
      aria-label={`${t('brandFeedback.title')} ${id}`}
      sx={{ display: 'grid', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '& a': { color: 'link' } }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t(`brandFeedback.rating.${rating}`)}
        </Typography>
        <KindStatus kind="brand_feedback" status={state} />
        <Typography variant="caption" color="textSecondary">
          <ThingLink kind="brand" id={brand.id}>
            {brandName(brand, language)}
          </ThingLink>{' '}
          · {times.dateTime(createdTime)}
        </Typography>
      </Box>
      {comment !== null && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {comment}
        </Typography>
      )}
      <FactList
        facts={[
          [t('brandFeedback.fields.regramPoint'), points(feedback.regramPoint)],
          [t('brandFeedback.fields.commercialUsePoint'), points(feedback.commercialUsePoint)],
          [t('brandFeedback.fields.likePoint'), points(feedback.likePoint)],
          [t('brandFeedback.fields.given'), points(sum)],
          [t('brandFeedback.reason'), reason],
        ]}
      />
      <FeedbackActions feedback={feedback} />
    </Box>
  );
}
