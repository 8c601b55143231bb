import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { InboxSection } from '../inbox/inbox-section.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { RentalsSection } from '../members/rentals-section.tsx';
import { useMember } from '../members/use-member.ts';
import { MemberPaymentsSection } from '../payments/member-payments-section.tsx';
import { EarningsSection } from '../points/earnings-section.tsx';
import { PointsSection } from '../points/points-section.tsx';

/** What staff need to answer a member: garments, points and why, messages and payments. */
export function AskerSections({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useMember(String(userId));
  if (data === undefined) {
    return error === null ? (
      <Skeleton variant="rounded" height={160} />
    ) : (
      <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
    );
  }
  const member = data.data;
  return (
    <>
      <RentalsSection member={member} isStaff />
      <EarningsSection userId={userId} />
      <PointsSection userId={userId} balance={member.point ?? 0} held={member.heldPoints ?? 0} />
      <InboxSection userId={userId} />
      <MemberPaymentsSection userId={userId} />
    </>
  );
}
