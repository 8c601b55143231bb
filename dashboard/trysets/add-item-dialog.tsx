import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ProductStockStatus } from '#read-api/products/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';

const shown = 30;

interface AddItemDialogProps {
  trysetId: number;
  onClose: () => void;
}

/** Adds a garment to a tryset. Asks for a product, and for a size with a free garment. */
export function AddItemDialog({ trysetId, onClose }: AddItemDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const titleId = useId();
  const [text, setText] = useState('');
  const [product, setProduct] = useState<Product | null>(null);
  const [sizeId, setSizeId] = useState('');
  const [isTried, setTried] = useState(false);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const query = { q: text, is_available: true, limit: shown };
  const products = useQuery({
    queryKey: ['/v2/products', query],
    queryFn: ({ signal }) => api.call<{ data: Product[] }>('GET', '/v2/products', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const sizes = useQuery({
    queryKey: ['/v2/products/{id}/stock_status', product?.id],
    queryFn: ({ signal }) =>
      api.call<ProductStockStatus>('GET', '/v2/products/{id}/stock_status', {
        params: { id: product?.id ?? null },
        signal,
      }),
    enabled: product !== null,
  });
  const add = useMutation({
    mutationFn: (body: { tryset_id: number; product_size_id: number }) =>
      api.call<{ id: number }>('POST', '/v2/trysets/items', { body, intent: keyFor(body) }),
    onSuccess: async ({ data }) => {
      notify('success', t('tryset.added', { id: data.id }));
      onClose();
      await readAgain(client);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // React bubbles the submit through the component tree, where a form around the dialog would handle it too.
    event.stopPropagation();
    setTried(true);
    if (sizeId === '' || add.isPending) return;
    add.mutate({ tryset_id: trysetId, product_size_id: Number(sizeId) });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t('tryset.addItem')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {t('tryset.addItemHelp')}
          </Typography>
          <Autocomplete
            options={products.data?.data.data ?? []}
            value={product}
            loading={products.isFetching}
            filterOptions={(options) => options}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            noOptionsText={t('tryset.noProduct')}
            loadingText={t('shell.loading')}
            onInputChange={(_, typed, reason) => reason === 'input' && setText(typed.trim())}
            onChange={(_, chosen) => {
              setProduct(chosen);
              setSizeId('');
            }}
            renderOption={({ key, ...props }, option) => (
              <li key={key} {...props}>
                {[option.name, option.code].filter(Boolean).join(' · ')}
              </li>
            )}
            renderInput={(params) => (
              <TextField
                {...params}
                label={t('tryset.product')}
                placeholder={t('tryset.productSearch')}
                autoFocus
              />
            )}
          />
          <TextField
            select
            fullWidth
            label={t('tryset.size')}
            value={sizeId}
            disabled={sizes.data === undefined}
            error={isTried && sizeId === ''}
            helperText={isTried && sizeId === '' ? t('tryset.chooseSize') : undefined}
            onChange={(event) => setSizeId(event.target.value)}
          >
            {(sizes.data?.data.sizes ?? []).map(({ productSizeId, name, availability }) => (
              <MenuItem key={productSizeId} value={String(productSizeId)} disabled={availability === 0}>
                {name} ·{' '}
                {availability === 0
                  ? t('tryset.noneFree')
                  : t('tryset.free', { amount: formatNumber(availability) })}
              </MenuItem>
            ))}
          </TextField>
          {add.error !== null && (
            <Alert severity="error" role="alert">
              {errorText(add.error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={add.isPending}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={add.isPending}>
            {add.isPending ? t('actions.doing') : t('tryset.add')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
