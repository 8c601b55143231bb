import { useTranslation } from 'react-i18next';
import type { InvitationDetail } from '#read-api/invitations/contract.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

type Shown = Pick<InvitationDetail, 'status' | 'isAvailable'>;

/** The status of an invitation. An open one whose time is over says so, since nobody can use it. */
export function InvitationStatus({ invitation: { status, isAvailable } }: { invitation: Shown }) {
  const { t } = useTranslation();
  const isOver = status === 'pending' && !isAvailable;
  return isOver ? (
    <StatusChip tone="neutral" text={t('invitation.over')} />
  ) : (
    <KindStatus kind="invitation" status={status} />
  );
}
