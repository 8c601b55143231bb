import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandFeedback } from '#read-api/feedback/contract.ts';
import { api } from '../kit/client/api.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { feedbacksPath as path } from './paths.ts';

const FeedbackDialog = late(() => import('./feedback-dialog.tsx').then((m) => m.FeedbackDialog));

/** The feedback of brands on a look, newest first, with its actions. A brand admin gives that of its brand here. */
export function FeedbackSection({ lookId }: { lookId: number }) {
  const { t } = useTranslation();
  const isBrand = useIdentity()?.scope === 'brand_admin';
  const [isOpen, setOpen] = useState(false);
  usePreloaded(FeedbackDialog);
  const query = { look_ids: String(lookId), limit: 100 };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ data: BrandFeedback[] }>('GET', path, { query, signal }),
  });
  const feedbacks = data?.data.data;
  return (
    <Section
      title={t('brandFeedback.title')}
      end={
        isBrand &&
        feedbacks?.length === 0 && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('brandFeedback.give')}
          </Button>
        )
      }
    >
      {feedbacks === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {feedbacks?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(isBrand ? 'brandFeedback.noneOfBrand' : 'brandFeedback.none')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {feedbacks?.map((feedback) => (
          <FeedbackCard key={feedback.id} feedback={feedback} />
        ))}
      </Box>
      {isOpen && <FeedbackDialog lookId={lookId} before={null} onClose={() => setOpen(false)} />}
    </Section>
  );
}
