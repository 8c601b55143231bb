import { useTranslation } from 'react-i18next';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import type { BenchmarkItem } from '#read-api/benchmarks/contract.ts';
import { label } from '../i18n/label.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { proposedReasons } from './proposed-reasons.ts';
import { sendReview } from './send-review.ts';

interface RejectDialogProps {
  benchmarkId: string;
  item: BenchmarkItem;
  onClose: () => void;
}

/** Asks for the reasons why an item should have been rejected. The proposed reasons are chosen at first. */
export function RejectDialog({ benchmarkId, item, onClose }: RejectDialogProps) {
  const { t } = useTranslation();
  const chosen = proposedReasons(item);
  const title = t('benchmark.reject');
  return (
    <FormDialog<unknown>
      title={title}
      submitText={title}
      draftKey={`benchmark ${benchmarkId} ${item.id}`}
      isWhole
      fields={[
        {
          name: 'reasons',
          text: t('benchmark.reasons'),
          kind: 'codes',
          required: true,
          options: rejectionReasons.map((value) => ({ value, text: label(t, 'looks.reason', value) })),
        },
      ]}
      current={{ values: { reasons: chosen.join(',') }, revision: '' }}
      send={(body, { intent }) =>
        sendReview(benchmarkId, item.id, { verdict: 'reject', reasons: chosen, ...body }, intent)
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}
