import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockQualities } from '#domain/stock/stock-status.ts';
import { label } from '../../i18n/label.ts';
import { api } from '../../kit/client/api.ts';
import { ApiError } from '../../kit/client/api-error.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { readAgain } from '../../kit/ui/read-again.ts';
import { newCodes, registeredAtMost } from './new-codes.ts';
import { type NewGarment, registerAll } from './register-all.ts';
import { RegisterResults } from './register-results.tsx';
import { type SizeChoice, SizeField } from './size-field.tsx';

export interface RegisterDialogProps {
  /** The sizes of the open page's product. Without them the person searches for a size. */
  sizes?: readonly SizeChoice[];
  onClose: () => void;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;
const percent = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null);

/** Registers several garments of one size, with given codes or as a number of garments. */
export function RegisterDialog({ sizes, onClose }: RegisterDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const titleId = useId();
  const isStaff = useIdentity()?.scope === 'staff';
  const [size, setSize] = useState<SizeChoice | null>(sizes?.length === 1 ? (sizes[0] ?? null) : null);
  const [codes, setCodes] = useState('');
  const [amount, setAmount] = useState('1');
  const [quality, setQuality] = useState('new');
  const [discount, setDiscount] = useState('0');
  const [reimbursement, setReimbursement] = useState('0');
  const [isEntered, setEntered] = useState(isStaff);
  const [isTried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [garments, setGarments] = useState<readonly NewGarment[] | null>(null);

  const named = newCodes(codes);
  const count = named.length > 0 ? named.length : Number(amount);
  const isCountWrong = !Number.isInteger(count) || count < 1 || count > registeredAtMost;
  const rates = { discountRate: percent(discount), reimbursementRate: percent(reimbursement) };

  const run = useMutation({
    mutationFn: async (list: readonly NewGarment[]) => {
      const { discountRate, reimbursementRate } = rates;
      if (size === null || discountRate === null || reimbursementRate === null) return list;
      const registration = { productSizeId: size.id, quality, discountRate, reimbursementRate, isEntered };
      return registerAll(api, registration, list, key, setGarments);
    },
    onSettled: () => readAgain(client),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (size === null || isCountWrong || Object.values(rates).includes(null) || run.isPending) return;
    const blank = { id: null, isEntered: false, error: null };
    const list = named.length > 0 ? named : Array.from({ length: count }, () => null);
    run.mutate(garments ?? list.map((code) => ({ code, ...blank })));
  }

  const left = garments?.filter(({ error }) => error !== null).length ?? 0;
  // The server would refuse a refused garment again.
  const mayRetry = garments?.some(({ error }) => error !== null && !isRefusal(error)) ?? true;
  const isOver = garments !== null && !run.isPending;
  const rate = (text: string, value: string, change: (value: string) => void) => (
    <TextField
      label={text}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={isTried && percent(value) === null}
      helperText={isTried && percent(value) === null ? t('fieldProblems.percent') : undefined}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
    />
  );

  return (
    <Dialog
      open
      onClose={() => !run.isPending && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t('stockItem.register.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          {garments === null ? (
            <>
              <SizeField
                {...(sizes && { sizes })}
                value={size}
                isMissing={isTried && size === null}
                onChange={setSize}
              />
              <TextField
                label={t('stockItem.register.codes')}
                value={codes}
                onChange={(event) => setCodes(event.target.value)}
                helperText={t('stockItem.register.codesHelp')}
                multiline
                minRows={3}
                maxRows={8}
              />
              {named.length === 0 && (
                <TextField
                  label={t('stockItem.register.amount')}
                  value={amount}
                  onChange={(event) => setAmount(event.target.value)}
                  error={isTried && isCountWrong}
                  helperText={t('stockItem.register.amountHelp', { most: registeredAtMost })}
                  slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
                />
              )}
              {named.length > registeredAtMost && (
                <Alert severity="warning">
                  {t('stockItem.register.tooMany', { most: registeredAtMost })}
                </Alert>
              )}
              <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, 1fr)' }}>
                <TextField
                  select
                  label={t('actions.fields.quality')}
                  value={quality}
                  onChange={(event) => setQuality(event.target.value)}
                >
                  {stockQualities.map((each) => (
                    <MenuItem key={each} value={each}>
                      {label(t, 'stockItem.quality', each)}
                    </MenuItem>
                  ))}
                </TextField>
                {rate(t('actions.fields.discountRate'), discount, setDiscount)}
                {rate(t('actions.fields.reimbursementRate'), reimbursement, setReimbursement)}
              </Box>
              {isStaff && (
                <FormControlLabel
                  control={
                    <Checkbox checked={isEntered} onChange={(event) => setEntered(event.target.checked)} />
                  }
                  label={t('stockItem.register.enter')}
                />
              )}
            </>
          ) : (
            <>
              <Box role="status">
                {isOver && left > 0 && (
                  <Alert severity="warning">
                    {t(mayRetry ? 'stockItem.register.left' : 'stockItem.register.refused', {
                      amount: formatNumber(left),
                    })}
                  </Alert>
                )}
                {isOver && left === 0 && (
                  <Alert severity="success">
                    {t('stockItem.register.done', { amount: formatNumber(garments.length) })}
                  </Alert>
                )}
              </Box>
              <RegisterResults garments={garments} />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={run.isPending}>
            {isOver ? t('common.close') : t('common.cancel')}
          </Button>
          {(garments === null || run.isPending || mayRetry) && (
            <Button type="submit" variant="contained" disabled={run.isPending}>
              {run.isPending
                ? t('actions.doing')
                : isOver
                  ? t('common.retry')
                  : t('stockItem.register.doIt', { amount: isCountWrong ? '…' : formatNumber(count) })}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
