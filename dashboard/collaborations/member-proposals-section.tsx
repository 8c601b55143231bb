import { useTranslation } from 'react-i18next';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { useProposals } from './use-proposals.ts';

/** The collaborations of a member, the newest first. */
export function MemberProposalsSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  return (
    <ListSection
      title={t('rooms.proposals')}
      list={useProposals({ user_id: userId })}
      none={t('collaboration.noneOfMember')}
      rowOf={({ id, status, brandCollaboration }) => ({
        id,
        what: (
          <>
            <ThingLink kind="proposal" id={id}>
              {brandCollaboration.name ?? id}
            </ThingLink>{' '}
            <KindStatus kind="proposal" status={status} />
          </>
        ),
        actions: [],
      })}
    />
  );
}
