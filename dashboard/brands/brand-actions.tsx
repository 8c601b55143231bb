import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandStatus } from '#domain/brands/brand-state.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { type BrandActionName, isDanger } from './brand-action.ts';

const BrandActionDialog = lazy(() =>
  import('./brand-action-dialog.tsx').then((m) => ({ default: m.BrandActionDialog })),
);

function offeredOf(status: BrandStatus): readonly BrandActionName[] {
  switch (status) {
    case 'applied':
      return ['approve', 'decline'];
    case 'unpublished':
      return ['publish', 'remove'];
    case 'published':
      return ['unpublish', 'remove'];
    default:
      return [];
  }
}

/** The staff's actions on a brand, as its status offers them. */
export function BrandActions({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<BrandActionName | null>(null);
  const offered = offeredOf(brand.status);
  if (offered.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-label={t('brand.sections.actions')} sx={{ p: 1.75 }}>
      <Typography variant="h2" sx={{ mb: 1.25 }}>
        {t('brand.sections.actions')}
      </Typography>
      <div style={{ display: 'grid', gap: 6 }}>
        {offered.map((name) => (
          <Button
            key={name}
            variant={name === 'publish' || name === 'approve' ? 'contained' : 'outlined'}
            color={isDanger(name) ? 'error' : 'primary'}
            onClick={() => setOpen(name)}
          >
            {t(`brand.${name}`)}
          </Button>
        ))}
      </div>
      {open !== null && (
        <Suspense fallback={null}>
          <BrandActionDialog brand={brand} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Paper>
  );
}
