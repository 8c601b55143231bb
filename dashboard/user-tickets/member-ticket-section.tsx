import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserStatus } from '#read-api/user-tickets/contract.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { type Fact, FactList, Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { late } from '../kit/ui/late.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { planFacts } from './ticket-facts.tsx';
import { membershipTones } from './ticket-tones.ts';
import { useStanding } from './use-standing.ts';

const SignUpDialog = late(() => import('./sign-up-dialog.tsx').then((m) => m.SignUpDialog));

/** How a member stands: the live ticket, the rest of its limits, and the buttons for it. */
export function MemberTicketSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useStanding(userId);
  const standing = data?.data;
  return (
    <Section
      title={t('userTicket.sections.membership')}
      end={
        standing?.ticket === null && (
          <May>
            <Button size="small" onClick={() => setOpen(true)} sx={{ my: -0.5 }}>
              {t('userTicket.signUp')}
            </Button>
          </May>
        )
      }
    >
      {standing === undefined && error === null && <Skeleton variant="rounded" height={120} />}
      {standing === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => void refetch()} />
      )}
      {standing && <Standing standing={standing} />}
      {isOpen && <SignUpDialog userId={userId} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function Standing({ standing: { status, ticket, limitsLeft, hasDeferredItem } }: { standing: UserStatus }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const left = (value: number | null) => (value === null ? t('brandPlan.noLimit') : formatNumber(value));
  const leftFacts: readonly Fact[] =
    limitsLeft === null
      ? []
      : [
          [t('userTicket.left.closets'), left(limitsLeft.closets)],
          [t('userTicket.left.items'), left(limitsLeft.items)],
          [t('userTicket.left.itemsPerTry'), left(limitsLeft.itemsPerTry)],
          [t('userTicket.left.concurrentClosets'), left(limitsLeft.concurrentClosets)],
        ];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
        <StatusChip tone={membershipTones[status]} text={t(`userTicket.membership.${status}`)} />
        {hasDeferredItem && <StatusChip tone="bad" text={t('userTicket.deferred')} />}
      </Box>
      {ticket !== null && (
        <>
          <FactList facts={[...planFacts({ t, times }, ticket), ...leftFacts]} />
          <May>
            <Box sx={{ display: 'grid', gap: 0.25, mt: 1.25 }}>
              <TicketActions ticket={ticket} />
            </Box>
          </May>
        </>
      )}
    </>
  );
}
