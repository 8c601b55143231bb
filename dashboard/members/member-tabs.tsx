import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#read-api/members/contract.ts';
import { MemberAgenciesSection } from '../agencies/member-agencies-section.tsx';
import { MemberReservationsSection } from '../brand-events/member-reservations-section.tsx';
import { MemberCardSection } from '../cards/cards-section.tsx';
import { CashSection } from '../cash/cash-section.tsx';
import { MemberProposalsSection } from '../collaborations/member-proposals-section.tsx';
import { NetworkSection } from '../figures/network/network-section.tsx';
import { yearUpTo } from '../figures/period.ts';
import { InboxSection } from '../inbox/inbox-section.tsx';
import { Stacks } from '../kit/edit/stacks.tsx';
import { dayOf } from '../kit/preferences/days.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { zoneName } from '../kit/preferences/time.ts';
import { SectionTabs } from '../kit/ui/section-tabs.tsx';
import { LikesSection } from '../likes/likes-section.tsx';
import { OwnOutcomeSection } from '../metrics/own-outcome-section.tsx';
import { BoughtSection } from '../orders/bought-section.tsx';
import { MemberPaymentsSection } from '../payments/member-payments-section.tsx';
import { EarningsSection } from '../points/earnings-section.tsx';
import { PointsSection } from '../points/points-section.tsx';
import { MemberTicketSection } from '../user-tickets/member-ticket-section.tsx';
import { MemberTicketsSection } from '../user-tickets/member-tickets-section.tsx';
import { GuardianSection } from './guardian-section.tsx';
import { InternalSection } from './internal-section.tsx';
import {
  ContactSection,
  NotesSection,
  PicturesSection,
  ProfileSection,
  SettingSection,
} from './member-facts.tsx';
import { PostingSection } from './posting-section.tsx';
import { RentalsSection } from './rentals-section.tsx';
import { SnsSections } from './sns-section.tsx';

/** All that staff know of a member, in parts. */
export function MemberTabs({ member }: { member: UserDetail }) {
  const { t } = useTranslation();
  const lastYear = yearUpTo(dayOf(Date.now(), zoneName(usePreference('zone'))));
  const { id } = member;
  const parts = { member, isStaff: true };
  return (
    <SectionTabs
      name={t('member.tabs.title')}
      tabs={[
        {
          name: 'overview',
          text: t('member.tabs.overview'),
          content: (
            <>
              <Stacks
                first={<RentalsSection {...parts} />}
                second={
                  <>
                    <MemberTicketSection userId={id} />
                    <MemberTicketsSection userId={id} />
                  </>
                }
              />
              <OwnOutcomeSection dimension="curators" id={id} />
              <PostingSection userId={id} />
            </>
          ),
        },
        {
          name: 'profile',
          text: t('member.tabs.profile'),
          content: (
            <Stacks
              first={
                <>
                  <ProfileSection {...parts} />
                  <ContactSection {...parts} />
                  <PicturesSection {...parts} />
                </>
              }
              second={
                <>
                  <SettingSection {...parts} />
                  <NotesSection {...parts} />
                  <InternalSection member={member} />
                  <MemberAgenciesSection userId={id} />
                </>
              }
            />
          ),
        },
        {
          name: 'networks',
          text: t('member.tabs.networks'),
          content: (
            <>
              <SnsSections member={member} />
              <NetworkSection filters={{ user_id: String(id) }} period={lastYear} />
            </>
          ),
        },
        {
          name: 'money',
          text: t('member.tabs.money'),
          content: (
            <Stacks
              first={
                <>
                  <PointsSection userId={id} balance={member.point ?? 0} held={member.heldPoints ?? 0} />
                  <EarningsSection userId={id} />
                  <CashSection userId={id} />
                </>
              }
              second={
                <>
                  <MemberCardSection userId={id} />
                  <GuardianSection member={member} />
                  <MemberPaymentsSection userId={id} />
                  <BoughtSection by="user_id" id={id} />
                </>
              }
            />
          ),
        },
        {
          name: 'activity',
          text: t('member.tabs.activity'),
          content: (
            <Stacks
              first={
                <>
                  <MemberProposalsSection userId={id} />
                  <MemberReservationsSection userId={id} />
                </>
              }
              second={
                <>
                  <InboxSection userId={id} />
                  <LikesSection userId={id} />
                </>
              }
            />
          ),
        },
      ]}
    />
  );
}
