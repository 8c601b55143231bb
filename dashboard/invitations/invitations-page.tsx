import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { type Invitation, invitationCard, invitationColumns } from './invitation-columns.tsx';
import { invitationListShape } from './invitation-list-shape.ts';
import { invitationsPath, invitationsRoom } from './paths.ts';

const PublishDialog = late(() => import('./publish-dialog.tsx').then((m) => m.PublishDialog));

/** All invitations of staff and of members. */
export function InvitationsPage() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  usePreloaded(PublishDialog);
  return (
    <>
      <ListPage<Invitation>
        room="invitations"
        title={t('rooms.invitations')}
        path={invitationsPath}
        csv={{ path: `${invitationsPath}/csv`, fileOf: 'invitations' }}
        shape={invitationListShape}
        columns={useColumns(invitationColumns)}
        hiddenAtFirst={hidden}
        narrowCardOf={useCards(invitationCard)}
        pathOf={({ id }) => `${invitationsRoom}/${id}`}
        end={
          <May>
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
              {t('invitation.publish')}
            </Button>
          </May>
        }
      />
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const hidden = ['updated_time'];
