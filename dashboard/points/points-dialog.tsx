import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { pointFields } from './fields.ts';
import { pointsPath } from './paths.ts';

export type PointsIntent = 'give' | 'take';

interface PointsDialogProps {
  userId: number;
  /** The member's balance that the page shows. */
  balance: number;
  intent: PointsIntent;
  onClose: () => void;
}

const nothing = { delta: '', type: '', message: '' };

/** Gives points to a member or takes them away. */
export function PointsDialog({ userId, balance, intent, onClose }: PointsDialogProps) {
  const { t } = useTranslation();
  const title = t(`points.${intent}`);
  return (
    <FormDialog<CommandAnswer>
      title={title}
      submitText={title}
      danger={intent === 'take'}
      draftKey={`member ${userId} points ${intent}`}
      fields={pointFields(t)}
      current={{ values: nothing, revision: '' }}
      send={async ({ delta, ...said }, { intent: key }) => {
        const body = { ...said, delta: intent === 'give' ? delta : -Number(delta) };
        return (
          await api.call<CommandAnswer>('POST', pointsPath, { params: { id: userId }, body, intent: key })
        ).data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">{t('points.has', { amount: formatNumber(balance) })}</Typography>
    </FormDialog>
  );
}
