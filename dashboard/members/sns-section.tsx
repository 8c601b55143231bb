import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SnsNetwork, snsNetworks } from '#domain/members/sns-kinds.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { May } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { SnsAccount } from './sns-account.tsx';
import type { SnsActionName } from './sns-dialog.tsx';
import { seenAccount } from './sns-figures.ts';

const SnsDialog = lazy(() => import('./sns-dialog.tsx').then((m) => ({ default: m.SnsDialog })));

/** A member's accounts on social networks with their figures and actions, for staff. */
export function SnsSections({ member }: { member: UserDetail }) {
  return snsNetworks.map((network) => <SnsSection key={network} member={member} network={network} />);
}

function SnsSection({ member, network }: { member: UserDetail; network: SnsNetwork }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<SnsActionName | null>(null);
  const account = seenAccount(member, network);
  return (
    <Section
      title={t(`member.sns.network.${network}`)}
      end={
        account === null &&
        !member.isLeaving && (
          <May>
            <Button
              size="small"
              startIcon={<AddIcon />}
              onClick={() => setOpen('connect')}
              sx={{ my: -0.5, mr: -0.75 }}
            >
              {t('member.sns.connect')}
            </Button>
          </May>
        )
      }
    >
      {account === null ? (
        <Typography variant="body2" color="textSecondary">
          {t('member.sns.none')}
        </Typography>
      ) : (
        <SnsAccount member={member} network={network} account={account} onAction={setOpen} />
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <SnsDialog member={member} network={network} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Section>
  );
}
