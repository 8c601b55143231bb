import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { UserDetail } from '#read-api/members/contract.ts';
import { NetworkSection } from '../figures/network/network-section.tsx';
import { yearUpTo } from '../figures/period.ts';
import { label } from '../i18n/label.ts';
import { Stacks } from '../kit/edit/stacks.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { dayOf } from '../kit/preferences/days.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { zoneName } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { Portrait } from '../kit/ui/portrait.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { OwnOutcomeSection } from '../metrics/own-outcome-section.tsx';
import { MemberActions } from './member-actions.tsx';
import { ProfileSection } from './member-facts.tsx';
import { MemberHeadline } from './member-headline.tsx';
import { MemberTabs } from './member-tabs.tsx';
import { roleTone } from './member-tones.ts';
import { RentalsSection } from './rentals-section.tsx';
import { useMember } from './use-member.ts';

function useBack(): Crumb {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  return isStaff ? { to: '/users', name: t('rooms.users') } : { to: '/curators', name: t('rooms.curators') };
}

export function MemberPage() {
  const { id = '' } = useParams();
  const back = useBack();
  const query = useMember(id);
  return (
    <DetailFrame query={query} back={back}>
      {(member) => <Member key={member.id} member={member} />}
    </DetailFrame>
  );
}

function Member({ member }: { member: UserDetail }) {
  const { t } = useTranslation();
  const back = useBack();
  const isStaff = useIdentity()?.scope === 'staff';
  const mayWork = useMay();
  const parts = { member, isStaff };
  const lastYear = yearUpTo(dayOf(Date.now(), zoneName(usePreference('zone'))));
  return (
    <>
      <PageHeader
        back={back}
        start={<Portrait src={member.picture} name={member.realName ?? member.username ?? ''} size={88} />}
        title={member.username ?? t('common.unknownPerson')}
        subtitle={member.realName}
      >
        <StatusChip tone={roleTone(member.role)} text={label(t, 'member.role', member.role)} />
        <StatusChip tone="neutral" text={label(t, 'member.grade', member.grade)} />
        {!member.isPublic && <StatusChip tone="waiting" text={t('member.notPublic')} />}
        {member.isLeaving && <StatusChip tone="bad" text={t('member.leaving')} />}
      </PageHeader>
      <MemberHeadline member={member} />
      {isStaff ? (
        <TwoColumns
          main={
            <>
              <MemberTabs member={member} />
              <Timeline path="/v1/users/{id}/history" id={member.id} />
            </>
          }
          side={mayWork && <MemberActions member={member} />}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <OwnOutcomeSection dimension="curators" id={member.id} />
          <Stacks first={<ProfileSection {...parts} />} second={<RentalsSection {...parts} />} />
          <NetworkSection filters={{ user_id: String(member.id) }} period={lastYear} />
          <Alert severity="info">{t('member.publicOnly')}</Alert>
        </Box>
      )}
    </>
  );
}
