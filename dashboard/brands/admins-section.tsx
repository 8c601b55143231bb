import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandAdmin, BrandDetail } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { RowList } from '../kit/ui/row-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { AdminIntent } from './admin-dialog.tsx';

const AdminDialog = lazy(() => import('./admin-dialog.tsx').then((m) => ({ default: m.AdminDialog })));
const path = '/v1/brands/{id}/admins';

/** The people who act for the brand. Staff set anybody's password, an admin its own. */
export function AdminsSection({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const identity = useIdentity();
  const [intent, setIntent] = useState<AdminIntent | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [path, brand.id],
    queryFn: ({ signal }) =>
      api.call<{ data: BrandAdmin[] }>('GET', path, {
        params: { id: brand.id },
        query: { limit: 500 },
        signal,
      }),
  });
  const admins = data?.data.data;
  const isOwn = ({ id }: BrandAdmin) => identity?.scope === 'brand_admin' && identity.id === id;

  function actionsOf(admin: BrandAdmin) {
    const name = admin.name ?? admin.username;
    const password = {
      text: t('brand.admin.password'),
      name: `${t('brand.admin.password')}: ${name}`,
      onClick: () => setIntent({ kind: 'password', admin }),
    };
    return [
      {
        text: t('forms.edit'),
        name: t('forms.editOf', { name }),
        onClick: () => setIntent({ kind: 'edit', admin }),
      },
      ...(identity?.scope === 'staff' || isOwn(admin) ? [password] : []),
      {
        text: t('forms.picture.remove'),
        name: t('forms.picture.removeOf', { name }),
        danger: true,
        onClick: () => setIntent({ kind: 'remove', admin }),
      },
    ];
  }

  return (
    <Section
      title={t('brand.sections.admins')}
      end={
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => setIntent({ kind: 'add' })}
          sx={{ my: -0.5, mr: -0.75 }}
        >
          {t('brand.admin.add')}
        </Button>
      }
    >
      {admins === undefined && error === null && <Skeleton variant="rounded" height={60} />}
      {admins === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {admins?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('brand.admin.none')}
        </Typography>
      )}
      <RowList
        name={t('brand.sections.admins')}
        rows={(admins ?? []).map((admin) => ({
          id: admin.id,
          what: (
            <>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {admin.name ?? admin.username}
              </Box>{' '}
              {isOwn(admin) && <StatusChip tone="good" text={t('brand.admin.you')} />}
              <Box sx={{ color: 'text.secondary' }}>
                {[admin.position, admin.username, admin.email, admin.phone].filter(Boolean).join(' · ')}
              </Box>
            </>
          ),
          actions: actionsOf(admin),
        }))}
      />
      {intent !== null && (
        <Suspense fallback={null}>
          <AdminDialog
            brandId={brand.id}
            intent={intent}
            isOwn={intent.kind !== 'add' && isOwn(intent.admin)}
            onClose={() => setIntent(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
