import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { PointsSpent } from '#read-api/points/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Values } from '../kit/fields/field.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { refundFields } from './fields.ts';
import { refundsPath } from './paths.ts';

interface RefundDialogProps {
  userId: number;
  /** The member's balance that the page shows. */
  balance: number;
  /** The items whose points can be refunded; at least one. */
  spent: readonly PointsSpent[];
  onClose: () => void;
}

/** Refunds points that a member spent on a tryset item, with a preview of the balance. */
export function RefundDialog({ userId, balance, spent, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const [opening] = useState(() => openingValues(spent));
  const [values, setValues] = useState<Values>(opening);
  const chosen = spent.find(({ id }) => String(id) === values.tryset_item_id);
  const most = chosen?.amount ?? Math.max(...spent.map(({ amount }) => amount));
  const amount = Number(values.amount);
  const isPossible = chosen !== undefined && Number.isInteger(amount) && amount >= 1 && amount <= most;
  const title = t('points.refund.open');
  return (
    <FormDialog<CommandAnswer>
      title={title}
      submitText={title}
      isWhole
      draftKey={`member ${userId} points refund`}
      fields={refundFields(t, spent, most)}
      current={{ values: opening, revision: '' }}
      onValues={setValues}
      send={async (_, { intent }) => {
        const body = {
          tryset_id: chosen?.trysetId,
          tryset_item_id: chosen?.id,
          amount,
          message: values.message,
        };
        return (await api.call<CommandAnswer>('POST', refundsPath, { params: { id: userId }, body, intent }))
          .data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2" role="status">
        {isPossible
          ? t('points.refund.preview', {
              before: formatNumber(balance),
              after: formatNumber(balance + amount),
              left: formatNumber(most - amount),
            })
          : t('points.has', { amount: formatNumber(balance) })}
      </Typography>
    </FormDialog>
  );
}

/** A single item needs no choice. */
function openingValues(spent: readonly PointsSpent[]): Values {
  const [only] = spent.length === 1 ? spent : [];
  return { tryset_item_id: only === undefined ? '' : String(only.id), amount: '', message: '' };
}
