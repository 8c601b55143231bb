import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { UserDetail } from '#read-api/members/contract.ts';
import { MemberAgenciesSection } from '../agencies/member-agencies-section.tsx';
import { MemberReservationsSection } from '../brand-events/member-reservations-section.tsx';
import { MemberCardSection } from '../cards/cards-section.tsx';
import { CashSection } from '../cash/cash-section.tsx';
import { MemberProposalsSection } from '../collaborations/member-proposals-section.tsx';
import { NetworkSection } from '../figures/network/network-section.tsx';
import { OwnOutcomeSection } from '../figures/outcome/own-outcome-section.tsx';
import { yearUpTo } from '../figures/period.ts';
import { label } from '../i18n/label.ts';
import { InboxSection } from '../inbox/inbox-section.tsx';
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
import { LikesSection } from '../likes/likes-section.tsx';
import { LooksSection } from '../looks/looks-section.tsx';
import { BoughtSection } from '../orders/bought-section.tsx';
import { PointsSection } from '../points/points-section.tsx';
import { MemberTicketSection } from '../user-tickets/member-ticket-section.tsx';
import { MemberTicketsSection } from '../user-tickets/member-tickets-section.tsx';
import { GuardianSection } from './guardian-section.tsx';
import { InternalSection } from './internal-section.tsx';
import { MemberActions } from './member-actions.tsx';
import {
  ContactSection,
  NotesSection,
  PicturesSection,
  ProfileSection,
  SettingSection,
} from './member-facts.tsx';
import { roleTone } from './member-tones.ts';
import { PostingSection } from './posting-section.tsx';
import { RentalsSection } from './rentals-section.tsx';
import { SnsSections } from './sns-section.tsx';
import { useMember } from './use-member.ts';

function useBack(): Crumb {
  const { t } = useTranslation();
  return { to: '/curators', name: t('rooms.curators') };
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
        start={<Portrait src={member.picture} name={member.realName ?? member.username ?? ''} size={64} />}
        title={member.username ?? t('common.unknownPerson')}
        subtitle={member.realName}
      >
        <StatusChip tone={roleTone(member.role)} text={label(t, 'member.role', member.role)} />
        <StatusChip tone="neutral" text={label(t, 'member.grade', member.grade)} />
        {!member.isPublic && <StatusChip tone="waiting" text={t('member.notPublic')} />}
        {member.isLeaving && <StatusChip tone="bad" text={t('member.leaving')} />}
      </PageHeader>
      {isStaff ? (
        <TwoColumns
          main={
            <>
              <OwnOutcomeSection dimension="curators" id={member.id} />
              <Stacks
                first={
                  <>
                    <ProfileSection {...parts} />
                    <ContactSection {...parts} />
                    <PicturesSection {...parts} />
                    <SnsSections member={member} />
                  </>
                }
                second={
                  <>
                    <RentalsSection {...parts} />
                    <MemberTicketSection userId={member.id} />
                    <MemberTicketsSection userId={member.id} />
                    <PointsSection
                      userId={member.id}
                      balance={member.point ?? 0}
                      held={member.heldPoints ?? 0}
                    />
                    <CashSection userId={member.id} />
                    <BoughtSection by="user_id" id={member.id} />
                    <PostingSection userId={member.id} />
                    <LooksSection by="user_id" id={member.id} />
                    <LikesSection userId={member.id} />
                    <MemberProposalsSection userId={member.id} />
                    <MemberReservationsSection userId={member.id} />
                    <InboxSection userId={member.id} />
                    <MemberAgenciesSection userId={member.id} />
                    <GuardianSection member={member} />
                    <MemberCardSection userId={member.id} />
                    <SettingSection {...parts} />
                    <NotesSection {...parts} />
                    <InternalSection member={member} />
                  </>
                }
              />
              <NetworkSection filters={{ user_id: String(member.id) }} period={lastYear} />
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
