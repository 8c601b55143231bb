import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ProductDetail } from '#read-api/products/contract.ts';
import { api } from '../kit/client/api.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Picture } from '../kit/ui/picture.tsx';
import { useProductWrite } from './use-product-write.ts';

const shown = 50;

/** Adds products of the same brand to this product's family. */
export function MergeDialog({ product, onClose }: { product: ProductDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const q = useDeferredValue(search.trim());
  const query = { q, brand_ids: product.brand.id, order: 'name', limit: shown };
  const found = useQuery({
    queryKey: ['/v2/products', 'merge', query],
    queryFn: ({ signal }) => api.call<{ data: Product[] }>('GET', '/v2/products', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const inFamily = new Set([product.id, ...product.familyProducts.map(({ id }) => id)]);
  const others = found.data?.data.data.filter(({ id }) => !inFamily.has(id)) ?? [];
  const write = useProductWrite(product.id);

  function toggle(id: number) {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  }

  function merge() {
    const body = { product_ids: chosen };
    const name = t('product.actions.merge');
    write.mutate({ method: 'POST', path: '/merge', body, name }, { onSuccess: onClose });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('product.merge.title', { name: product.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {t('product.merge.text')}
        </Typography>
        <TextField
          autoFocus
          fullWidth
          label={t('product.merge.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Box role="group" aria-label={t('product.merge.search')} sx={{ height: 320, overflowY: 'auto' }}>
          {others.map(({ id, name, code, coverImage }) => (
            <FormControlLabel
              key={id}
              sx={{ display: 'flex', mr: 0 }}
              control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
              label={
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: '0.8125rem' }}>
                  <Picture src={coverImage} size={28} />
                  {[name, code].filter(Boolean).join(' · ')}
                </Box>
              }
            />
          ))}
          {found.isSuccess && others.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('product.merge.none')}
            </Typography>
          )}
          {found.error !== null && <Alert severity="error">{errorText(found.error)}</Alert>}
        </Box>
        {write.error !== null && (
          <Alert severity="error" role="alert">
            {errorText(write.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {t('product.merge.chosen', { amount: chosen.length })}
        </Typography>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0 || write.isPending} onClick={merge}>
          {t('product.merge.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
