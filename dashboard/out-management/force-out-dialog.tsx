import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemResult } from '#http/contract.ts';
import type { BrandStockStatus } from '#read-api/stock/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { ApiError } from '../kit/client/api-error.ts';
import { wholeBodyOf } from '../kit/fields/body.ts';
import { FieldsDialog } from '../kit/fields/fields-dialog.tsx';
import { useFields } from '../kit/fields/use-fields.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { forceOutFields } from './fields.ts';

/**
 * Makes all garments that a brand has in stock ready for out-stock, requested or not. The dialog shows their number
 * and asks for a reason.
 */
export function ForceOutDialog({ row, onClose }: { row: BrandStockStatus; onClose: () => void }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const errorText = useErrorText();
  const client = useQueryClient();
  const fields = forceOutFields(t);
  const form = useFields(fields, {});
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));

  const sent = useMutation({
    mutationFn: (body: object) =>
      api.call<ItemResult[]>('POST', '/v1/stocks/force_out_stock_brand', { body, intent: keyFor(body) }),
    onSuccess: ({ data }) => {
      const done = data.filter(({ ok }) => ok).length;
      notify('success', t('outRoom.force.done', { amount: formatNumber(done) }));
      if (done === data.length) onClose();
    },
    onSettled: () => readAgain(client),
  });

  const refused = sent.data?.data.filter(({ ok }) => !ok) ?? [];
  const isChanged = sent.error instanceof ApiError && sent.error.errorCode === 'bulk.count_changed';
  const refusal = isChanged ? t('outRoom.force.changed') : sent.error && errorText(sent.error);
  const amount = formatNumber(row.totalInStockCount);
  return (
    <FieldsDialog
      title={t('outRoom.force.title', { brand: brandName(row.brand, language) })}
      form={form}
      fields={fields}
      note={
        <Typography variant="body2">
          {t('outRoom.force.text', { amount, asked: formatNumber(row.inStockCount) })}
        </Typography>
      }
      submitText={sent.isSuccess ? null : t('outRoom.force.doIt', { amount })}
      isPending={sent.isPending}
      danger
      refusal={refusal}
      onSubmit={(values) =>
        sent.mutate({
          brand_id: row.brand.id,
          ...wholeBodyOf(fields, values),
          expected_count: row.totalInStockCount,
        })
      }
      onClose={onClose}
    >
      {refused.length > 0 && (
        <Alert severity="warning" role="alert">
          {t('outRoom.force.refused', { ids: refused.map(({ id }) => id).join(', ') })}
        </Alert>
      )}
    </FieldsDialog>
  );
}
