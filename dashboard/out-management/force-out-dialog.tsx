import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemResult } from '#http/contract.ts';
import type { BrandStockStatus } from '#read-api/stock/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { ApiError } from '../kit/client/api-error.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';

/** Makes all garments that a brand has in stock ready for out-stock, requested or not. It shows their number and asks for a reason. */
export function ForceOutDialog({ row, onClose }: { row: BrandStockStatus; onClose: () => void }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const errorText = useErrorText();
  const client = useQueryClient();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const isMissing = isTried && reason.trim() === '';

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

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || sent.isPending || sent.isSuccess) return;
    sent.mutate({ brand_id: row.brand.id, reason: reason.trim(), expected_count: row.totalInStockCount });
  }

  const refused = sent.data?.data.filter(({ ok }) => !ok) ?? [];
  const isChanged = sent.error instanceof ApiError && sent.error.errorCode === 'bulk.count_changed';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {t('outRoom.force.title', { brand: brandName(row.brand, language) })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography variant="body2">
            {t('outRoom.force.text', {
              amount: formatNumber(row.totalInStockCount),
              asked: formatNumber(row.inStockCount),
            })}
          </Typography>
          <TextField
            label={t('actions.fields.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isMissing}
            helperText={isMissing ? t('fieldProblems.required') : undefined}
            required
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {refused.length > 0 && (
            <Alert severity="warning" role="alert">
              {t('outRoom.force.refused', { ids: refused.map(({ id }) => id).join(', ') })}
            </Alert>
          )}
          {sent.error !== null && (
            <Alert severity="error" role="alert">
              {isChanged ? t('outRoom.force.changed') : errorText(sent.error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={sent.isPending}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={sent.isPending || sent.isSuccess}>
            {sent.isPending
              ? t('actions.doing')
              : t('outRoom.force.doIt', { amount: formatNumber(row.totalInStockCount) })}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
