import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ProductStockStatus } from '#read-api/products/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { wholeBodyOf } from '../kit/fields/body.ts';
import { FieldsDialog } from '../kit/fields/fields-dialog.tsx';
import { useFields } from '../kit/fields/use-fields.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { itemFields } from './fields.ts';

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
  const [text, setText] = useState('');
  const [product, setProduct] = useState<Product | null>(null);
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
    mutationFn: (body: object) =>
      api.call<{ id: number }>('POST', '/v2/trysets/items', { body, intent: keyFor(body) }),
    onSuccess: async ({ data }) => {
      notify('success', t('tryset.added', { id: data.id }));
      onClose();
      await readAgain(client);
    },
  });

  const fields = itemFields(t, sizes.data?.data.sizes);
  const form = useFields(fields, { product_size_id: '' });

  return (
    <FieldsDialog
      title={t('tryset.addItem')}
      form={form}
      fields={fields}
      keepsFocus
      note={
        <Box sx={{ display: 'grid', gap: 2 }}>
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
              form.setValue('product_size_id', '');
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
        </Box>
      }
      submitText={t('tryset.add')}
      isPending={add.isPending}
      refusal={add.error && errorText(add.error)}
      onSubmit={(values) => add.mutate({ tryset_id: trysetId, ...wholeBodyOf(fields, values) })}
      onClose={onClose}
    />
  );
}
