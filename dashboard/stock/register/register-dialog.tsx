import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../kit/client/api.ts';
import { ApiError } from '../../kit/client/api-error.ts';
import { wholeBodyOf } from '../../kit/fields/body.ts';
import { FieldsDialog } from '../../kit/fields/fields-dialog.tsx';
import { useFields } from '../../kit/fields/use-fields.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { readAgain } from '../../kit/ui/read-again.ts';
import { newCodes, registeredAtMost } from './new-codes.ts';
import { type NewGarment, registerAll } from './register-all.ts';
import { registerFields } from './register-fields.ts';
import { RegisterResults } from './register-results.tsx';
import { type SizeChoice, SizeSearch } from './size-search.tsx';

export interface RegisterDialogProps {
  /** The sizes of the open page's product. Without them the person searches for a size. */
  sizes?: readonly SizeChoice[];
  onClose: () => void;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Registers several garments of one size, with given codes or as a number of garments. */
export function RegisterDialog({ sizes, onClose }: RegisterDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isStaff = useIdentity()?.scope === 'staff';
  const [size, setSize] = useState<SizeChoice | null>(null);
  const [named, setNamed] = useState<readonly string[]>([]);
  const [key] = useState(() => crypto.randomUUID());
  const [garments, setGarments] = useState<readonly NewGarment[] | null>(null);
  const fields = registerFields(t, { sizes: sizes ?? [], isNamed: named.length > 0, mayEnter: isStaff });
  const form = useFields(fields, {
    product_size_id: sizes?.length === 1 ? String(sizes[0]?.id) : '',
    amount: '1',
    quality: 'new',
    discount_rate: '0',
    reimbursement_rate: '0',
    is_entered: String(isStaff),
  });
  const { codes: _, amount, is_entered, ...common } = wholeBodyOf(fields, form.watch());
  const count = named.length > 0 ? named.length : Number(amount);
  const isCount = Number.isInteger(count) && count >= 1 && count <= registeredAtMost;

  const run = useMutation({
    mutationFn: (list: readonly NewGarment[]) =>
      registerAll(api, { common, isEntered: is_entered === true }, list, key, setGarments),
    onSettled: () => readAgain(client),
  });

  function submit() {
    if (!isCount) return;
    const blank = { id: null, isEntered: false, error: null };
    const list = named.length > 0 ? named : Array.from({ length: count }, () => null);
    run.mutate(garments ?? list.map((code) => ({ code, ...blank })));
  }

  function choose(chosen: SizeChoice | null) {
    setSize(chosen);
    const id = chosen === null ? '' : String(chosen.id);
    form.setValue('product_size_id', id, { shouldValidate: form.formState.isSubmitted });
  }

  const left = garments?.filter(({ error }) => error !== null).length ?? 0;
  // Retrying makes no sense if the server refused all failed garments: it would refuse them again.
  const mayRetry = garments?.some(({ error }) => error !== null && !isRefusal(error)) ?? true;
  const isOver = garments !== null && !run.isPending;
  const doIt = t('stockItem.register.doIt', { amount: isCount ? formatNumber(count) : '…' });
  const again = mayRetry ? t('common.retry') : null;
  const [, ...besideSize] = fields;
  return (
    <FieldsDialog
      title={t('stockItem.register.title')}
      form={form}
      fields={garments !== null ? [] : sizes === undefined ? besideSize : fields}
      keepsFocus={sizes === undefined}
      maxWidth="sm"
      note={
        garments === null &&
        sizes === undefined && (
          <SizeSearch value={size} wrong={form.formState.errors.product_size_id?.message} onChange={choose} />
        )
      }
      closeText={isOver ? t('common.close') : t('common.cancel')}
      submitText={isOver ? again : doIt}
      isPending={run.isPending}
      onChange={() => setNamed(newCodes(form.getValues('codes') ?? ''))}
      onSubmit={submit}
      onClose={onClose}
    >
      {garments === null && named.length > registeredAtMost && (
        <Alert severity="warning">{t('stockItem.register.tooMany', { most: registeredAtMost })}</Alert>
      )}
      {garments !== null && (
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
    </FieldsDialog>
  );
}
