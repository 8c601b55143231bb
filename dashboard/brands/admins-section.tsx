import Box from '@mui/material/Box';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { BrandAdmin, BrandDetail } from '#read-api/brands/contract.ts';
import { withTexts } from '../i18n/i18n.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { editAndRemove } from '../kit/ui/row-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { useShortList } from '../kit/ui/use-short-list.ts';
import type { AdminIntent } from './admin-dialog.tsx';
import { brandPath } from './use-brand.ts';

const AdminDialog = lazy(() => import('./admin-dialog.tsx').then((m) => ({ default: m.AdminDialog })));
const SessionsDialog = lazy(() =>
  withTexts(['session'], () =>
    import('../kit/session/sessions-dialog.tsx').then((m) => ({ default: m.SessionsDialog })),
  ),
);

/** The brand's admins. Staff may set every admin's password, admins only their own. */
export function AdminsSection({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const identity = useIdentity();
  const [intent, setIntent] = useState<AdminIntent | null>(null);
  const [watched, setWatched] = useState<BrandAdmin | null>(null);
  const isOwn = ({ id }: BrandAdmin) => identity?.scope === 'brand_admin' && identity.id === id;

  function actionsOf(admin: BrandAdmin) {
    const name = admin.name ?? admin.username;
    const [edit, remove] = editAndRemove(t, name, {
      edit: () => setIntent({ kind: 'edit', admin }),
      remove: () => setIntent({ kind: 'remove', admin }),
    });
    const password = {
      text: t('brand.admin.password'),
      name: `${t('brand.admin.password')}: ${name}`,
      onClick: () => setIntent({ kind: 'password', admin }),
    };
    const invite = {
      text: t('brand.admin.invite'),
      name: `${t('brand.admin.invite')}: ${name}`,
      onClick: () => setIntent({ kind: 'invite', admin }),
    };
    const sessions = {
      text: t('shell.sessions'),
      name: `${t('shell.sessions')}: ${name}`,
      reads: true as const,
      onClick: () => setWatched(admin),
    };
    if (admin.isInvited) return [edit, invite, remove];
    return [edit, ...(identity?.scope === 'staff' || isOwn(admin) ? [password, sessions] : []), remove];
  }

  return (
    <ListSection
      title={t('brand.sections.admins')}
      list={useShortList<BrandAdmin>(`${brandPath}/admins`, brand.id)}
      none={t('brand.admin.none')}
      add={{ text: t('brand.admin.add'), onClick: () => setIntent({ kind: 'add' }) }}
      rowOf={(admin) => ({
        id: admin.id,
        what: (
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {admin.name ?? admin.username}
            </Box>{' '}
            {isOwn(admin) && <StatusChip tone="good" text={t('brand.admin.you')} />}
            {admin.isInvited && <StatusChip tone="waiting" text={t('brand.admin.invited')} />}
            <Box sx={{ color: 'text.secondary' }}>
              {[admin.position, admin.username, admin.email, admin.phone && shownPhone(admin.phone)]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </>
        ),
        actions: actionsOf(admin),
      })}
    >
      {intent !== null && (
        <AdminDialog
          brandId={brand.id}
          intent={intent}
          isOwn={intent.kind !== 'add' && isOwn(intent.admin)}
          onClose={() => setIntent(null)}
        />
      )}
      {watched !== null && (
        <SessionsDialog
          of={{ kind: 'brand_admin', id: watched.id, name: watched.name ?? watched.username }}
          onClose={() => setWatched(null)}
        />
      )}
    </ListSection>
  );
}
