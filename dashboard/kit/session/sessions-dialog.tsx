import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskedOfStaff, dailyWork } from '#domain/staff-role-kinds.ts';
import type { Session } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';
import { FailedPanel } from '../ui/failed-panel.tsx';
import { May } from './may.tsx';
import { OthersIdentity } from './others-identity.tsx';
import { OthersSecondFactor } from './others-second-factor.tsx';
import { SessionRow } from './session-row.tsx';
import type { AccountOf } from './use-second-factor.ts';

/** The account whose sign-ins staff look at. */
export interface SessionsOf extends AccountOf {
  name: string;
}

const path = '/v1/auth/sessions';

/** Lists an account's sign-ins, each with a button to end it. The default is the person's own account. */
export function SessionsDialog({ of, onClose }: { of?: SessionsOf; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {of === undefined ? t('sessions.title') : t('sessions.titleOf', { name: of.name })}
      </DialogTitle>
      <DialogContent>
        <Sessions {...(of && { of })} />
        {of !== undefined && (
          <May asks={askedFor(of)}>
            <OthersSecondFactor of={of} />
            {of.kind === 'staff' && <OthersIdentity of={of} />}
          </May>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The staff permission required to end sign-ins of the account or to remove its second factor. */
function askedFor({ kind }: AccountOf): AskedOfStaff {
  return kind === 'staff' ? 'owner' : dailyWork;
}

function Sessions({ of }: { of?: SessionsOf }) {
  const { t } = useTranslation();
  const asks = of === undefined ? 'any' : askedFor(of);
  const query = of === undefined ? {} : { kind: of.kind, account_id: of.id };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: async ({ signal }) => {
      const page = await api.call<{ data: Session[] }>('GET', path, {
        query: { ...query, limit: 500 },
        signal,
      });
      return page.data.data;
    },
  });
  if (data === undefined) {
    return error === null ? (
      <Skeleton variant="rounded" height={96} />
    ) : (
      <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
    );
  }
  if (data.length === 0) return <Typography color="textSecondary">{t('sessions.none')}</Typography>;
  return data.map((session) => (
    <SessionRow key={session.id} session={session} path={path} asks={asks} onEnded={() => refetch()} />
  ));
}
