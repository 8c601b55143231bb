import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#read-api/members/contract.ts';
import { ActionButton } from '../kit/actions/action-button.tsx';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { CreateLookButton } from '../looks/create-look-button.tsx';
import { CreateTrysetButton } from '../trysets/create-tryset-button.tsx';
import type { MemberActionName } from './member-action-dialog.tsx';
import { memberActionTable } from './member-action-table.ts';

const MemberActionDialog = lazy(() =>
  import('./member-action-dialog.tsx').then((m) => ({ default: m.MemberActionDialog })),
);

/** The staff's actions on a member's role, from the action table, on the member's account, and in the member's name. */
export function MemberActions({ member }: { member: UserDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<MemberActionName | null>(null);
  const { id, username, email, role, revision, actions, isLeaving } = member;
  const offered: MemberActionName[] = [
    ...(email === null ? [] : (['password'] as const)),
    ...(isLeaving ? [] : (['forget'] as const)),
  ];
  const account = (
    <Box
      component="section"
      aria-label={t('member.sections.actions')}
      sx={{ display: 'grid', gap: 0.75, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h2">{t('member.sections.actions')}</Typography>
      {isLeaving && <Alert severity="info">{t('member.actions.forgetLeaving')}</Alert>}
      <CreateTrysetButton member={member} />
      <CreateLookButton member={member} />
      {offered.map((name) => (
        <ActionButton key={name} look={name === 'forget' ? 'danger' : 'quiet'} onClick={() => setOpen(name)}>
          {t(`member.actions.${name}`)}
        </ActionButton>
      ))}
    </Box>
  );
  return (
    <>
      <ActionPanel
        table={memberActionTable}
        id={id}
        target={username ?? String(id)}
        status={role}
        revision={revision}
        actions={actions ?? []}
        more={account}
      />
      {open !== null && (
        <Suspense fallback={null}>
          <MemberActionDialog member={member} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
