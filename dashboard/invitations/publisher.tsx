import { useTranslation } from 'react-i18next';
import type { InvitationDetail } from '#read-api/invitations/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';

type Shown = Pick<InvitationDetail, 'publisherLabel' | 'publisherId' | 'staffEmail'>;

/** Who published an invitation: a staff account by its address, or a member by number. */
export function Publisher({
  invitation: { publisherLabel, publisherId, staffEmail },
}: {
  invitation: Shown;
}) {
  const { t } = useTranslation();
  return (
    <ThingLink kind={publisherLabel} id={publisherId ?? 0}>
      {staffEmail ?? `${t(`invitation.by.${publisherLabel}`)} ${publisherId}`}
    </ThingLink>
  );
}
