import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { late } from '../kit/ui/late.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { useProposals } from './use-proposals.ts';

const ProposeDialog = late(() => import('./propose-dialog.tsx').then((m) => m.ProposeDialog));

interface ProposalsSectionProps {
  collaborationId: number;
  /** Whether a proposal can be made now. */
  mayPropose: boolean;
}

/** The proposals of a collaboration, and a new one to a member. */
export function ProposalsSection({ collaborationId, mayPropose }: ProposalsSectionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <ListSection
      title={t('rooms.proposals')}
      list={useProposals({ brand_collaboration_id: collaborationId })}
      none={t('collaboration.none')}
      add={mayPropose && { text: t('collaboration.propose'), onClick: () => setOpen(true) }}
      rowOf={({ id, status, user }) => ({
        id,
        what: (
          <>
            <ThingLink kind="proposal" id={id}>
              {`${id} · ${user.username ?? t('common.unknownPerson')}`}
            </ThingLink>{' '}
            <KindStatus kind="proposal" status={status} />
          </>
        ),
        actions: [],
      })}
    >
      {isOpen && <ProposeDialog id={collaborationId} onClose={() => setOpen(false)} />}
    </ListSection>
  );
}
