import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#read-api/members/contract.ts';
import type { MemberActionName } from './member-action-dialog.tsx';

const MemberActionDialog = lazy(() =>
  import('./member-action-dialog.tsx').then((m) => ({ default: m.MemberActionDialog })),
);

/** Those who may not request yet, and become curators when staff approve them. */
const unapproved = ['PRE_CREATED', 'normal', 'applying_only'];

function offered({ role, isLeaving }: UserDetail): MemberActionName[] {
  return [
    ...(unapproved.includes(role) ? (['approve'] as const) : []),
    'grade',
    'role',
    ...(role === 'banned' ? [] : (['ban'] as const)),
    ...(isLeaving ? [] : (['forget'] as const)),
  ];
}

/** What staff may do with a member. */
export function MemberActions({ member }: { member: UserDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<MemberActionName | null>(null);
  return (
    <Paper variant="outlined" component="section" aria-label={t('member.sections.actions')} sx={{ p: 1.75 }}>
      <Typography variant="h2" sx={{ mb: 1.25 }}>
        {t('member.sections.actions')}
      </Typography>
      {member.isLeaving && (
        <Alert severity="info" sx={{ mb: 1.25 }}>
          {t('member.actions.forgetLeaving')}
        </Alert>
      )}
      <div style={{ display: 'grid', gap: 6 }}>
        {offered(member).map((name) => (
          <Button
            key={name}
            variant={name === 'approve' ? 'contained' : 'outlined'}
            color={name === 'ban' || name === 'forget' ? 'error' : 'primary'}
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
  );
}
