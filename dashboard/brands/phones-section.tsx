import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandDetail, BrandPhone } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { RowList } from '../kit/ui/row-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { PhoneIntent } from './phone-dialog.tsx';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx').then((m) => ({ default: m.PhoneDialog })));
const path = '/v1/brands/{id}/phones';

export function PhonesSection({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const [intent, setIntent] = useState<PhoneIntent | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [path, brand.id],
    queryFn: ({ signal }) =>
      api.call<{ data: BrandPhone[] }>('GET', path, {
        params: { id: brand.id },
        query: { limit: 500 },
        signal,
      }),
  });
  const phones = data?.data.data;
  return (
    <Section
      title={t('brand.sections.phones')}
      end={
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => setIntent({ kind: 'add' })}
          sx={{ my: -0.5, mr: -0.75 }}
        >
          {t('brand.phone.add')}
        </Button>
      }
    >
      {phones === undefined && error === null && <Skeleton variant="rounded" height={60} />}
      {phones === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {phones?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('brand.phone.none')}
        </Typography>
      )}
      <RowList
        name={t('brand.sections.phones')}
        rows={(phones ?? []).map((phone) => {
          const name = phone.name ?? phone.phone ?? String(phone.id);
          return {
            id: phone.id,
            what: (
              <>
                {phone.name} · {phone.phone && <a href={`tel:${phone.phone}`}>{phone.phone}</a>}{' '}
                {phone.isPublic && <StatusChip tone="good" text={t('brand.phone.public')} />}
              </>
            ),
            actions: [
              {
                text: t('forms.edit'),
                name: t('forms.editOf', { name }),
                onClick: () => setIntent({ kind: 'edit', phone }),
              },
              {
                text: t('forms.picture.remove'),
                name: t('forms.picture.removeOf', { name }),
                danger: true,
                onClick: () => setIntent({ kind: 'remove', phone }),
              },
            ],
          };
        })}
      />
      {intent !== null && (
        <Suspense fallback={null}>
          <PhoneDialog brand={brand} intent={intent} onClose={() => setIntent(null)} />
        </Suspense>
      )}
    </Section>
  );
}
