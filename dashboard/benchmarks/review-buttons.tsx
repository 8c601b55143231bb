import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BenchmarkItem } from '#read-api/benchmarks/contract.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { type Review, sendReview } from './send-review.ts';

const RejectDialog = lazy(() => import('./reject-dialog.tsx').then((m) => ({ default: m.RejectDialog })));

interface ReviewButtonsProps {
  benchmarkId: string;
  item: BenchmarkItem;
  /** Name of the item, for the buttons' labels in screen readers. */
  name: string;
}

/** Buttons that confirm the decision of people, or give the right verdict. */
export function ReviewButtons({ benchmarkId, item, name }: ReviewButtonsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isRejecting, setRejecting] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (said: Review) => sendReview(benchmarkId, item.id, said, crypto.randomUUID()),
    onError: (error) => notify('fail', errorText(error)),
  });
  const { decided } = item;
  const buttons = [
    { text: t('benchmark.peopleRight'), press: () => mutate({ ...decided }) },
    ...(decided.verdict === 'approve'
      ? []
      : [{ text: t('benchmark.approve'), press: () => mutate({ verdict: 'approve' as const }) }]),
    { text: t('benchmark.reject'), press: () => setRejecting(true) },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {buttons.map(({ text, press }) => (
        <Button
          key={text}
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isPending}
          aria-label={`${text}: ${name}`}
          onClick={press}
        >
          {text}
        </Button>
      ))}
      {isRejecting && (
        <Suspense fallback={null}>
          <RejectDialog benchmarkId={benchmarkId} item={item} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </Box>
  );
}
