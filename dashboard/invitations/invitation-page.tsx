import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { InvitationDetail } from '#read-api/invitations/contract.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { CopyButton } from '../kit/ui/copy-button.tsx';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { invitationActionTable } from './invitation-action-table.ts';
import { InvitationStatus } from './invitation-status.tsx';
import { invitationsPath, invitationsRoom } from './paths.ts';
import { Publisher } from './publisher.tsx';

const life = ['invitation'] as const;
const path = `${invitationsPath}/{id}`;

export function InvitationPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: invitationsRoom, name: t('rooms.invitations') };
  return (
    <PastFrame<InvitationDetail> life={life} path={path} id={id} back={back}>
      {(invitation) => <Invitation key={invitation.id} invitation={invitation} back={back} />}
    </PastFrame>
  );
}

function Invitation({ invitation, back }: { invitation: InvitationDetail; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { id, code, status, user, expiredTime, createdTime, revision, actions } = invitation;
  return (
    <>
      <PageHeader back={back} title={code} subtitle={`${t('rooms.invitation')} ${id}`} end={<PastButton />}>
        <InvitationStatus invitation={invitation} />
        <CopyButton text={code} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <FactSection
              title={t('rooms.invitation')}
              facts={[
                [t('invitation.fields.publisher'), <Publisher key="publisher" invitation={invitation} />],
                [t('invitation.fields.createdTime'), times.dateTime(createdTime)],
                [t('invitation.fields.expiredTime'), times.dateTime(expiredTime)],
                [
                  t('invitation.fields.userId'),
                  user?.id && (
                    <ThingLink key="member" kind="user" id={user.id}>
                      {user.username ?? t('common.unknownPerson')}
                    </ThingLink>
                  ),
                ],
              ]}
            />
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={invitationActionTable}
            id={id}
            target={code}
            status={status}
            revision={revision}
            actions={actions}
          />
        }
      />
    </>
  );
}
