import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandStatus } from '#domain/brands/brand-state.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { ActionButton } from '../kit/actions/action-button.tsx';
import { ActionPlace } from '../kit/actions/action-place.tsx';
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

function lookOf(name: BrandActionName): 'leading' | 'quiet' | 'danger' {
  if (isDanger(name)) return 'danger';
  return name === 'publish' || name === 'approve' ? 'leading' : 'quiet';
}

/** The staff's actions on a brand, as its status offers them. */
export function BrandActions({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<BrandActionName | null>(null);
  const offered = offeredOf(brand.status);
  if (offered.length === 0) return null;
  const leading = offered.find((name) => lookOf(name) === 'leading');
  return (
    <>
      <ActionPlace
        title={t('brand.sections.actions')}
        leading={
          leading && { name: t(`brand.${leading}`), isDisabled: false, onClick: () => setOpen(leading) }
        }
      >
        <Box sx={{ display: 'grid', gap: 0.25 }}>
          {offered.map((name) => (
            <ActionButton key={name} look={lookOf(name)} onClick={() => setOpen(name)}>
              {t(`brand.${name}`)}
            </ActionButton>
          ))}
        </Box>
      </ActionPlace>
      {open !== null && (
        <Suspense fallback={null}>
          <BrandActionDialog brand={brand} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
