import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#read-api/members/contract.ts';
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
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <ActionPanel
        table={memberActionTable}
        id={id}
        target={username ?? String(id)}
        status={role}
        revision={revision}
        actions={actions ?? []}
      />
      <Paper
        variant="outlined"
        component="section"
        aria-label={t('member.sections.actions')}
        sx={{ p: 1.75 }}
      >
        <Typography variant="h2" sx={{ mb: 1.25 }}>
          {t('member.sections.actions')}
        </Typography>
        {isLeaving && (
          <Alert severity="info" sx={{ mb: 1.25 }}>
            {t('member.actions.forgetLeaving')}
          </Alert>
        )}
        <div style={{ display: 'grid', gap: 6 }}>
          <CreateTrysetButton member={member} />
          <CreateLookButton member={member} />
          {offered.map((name) => (
            <Button
              key={name}
              variant="outlined"
              color={name === 'forget' ? 'error' : 'primary'}
              onClick={() => setOpen(name)}
            >
              {t(`member.actions.${name}`)}
            </Button>
          ))}
        </div>
        {open !== null && (
          <Suspense fallback={null}>
            <MemberActionDialog member={member} name={open} onClose={() => setOpen(null)} />
          </Suspense>
        )}
      </Paper>
    </div>
  );
}
