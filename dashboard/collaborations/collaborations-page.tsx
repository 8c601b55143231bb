import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollaborationAnswer } from '#read-api/collaborations/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { collaborationCard, collaborationColumns } from './collaboration-columns.tsx';
import { collaborationListShape } from './list-shapes.ts';
import { collaborationsPath, collaborationsRoom } from './paths.ts';

const CreateDialog = late(() => import('./create-dialog.tsx').then((m) => m.CreateDialog));

/** The collaborations: for staff of all brands, for brand admins of their own. */
export function CollaborationsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const [isOpen, setOpen] = useState(false);
  usePreloaded(CreateDialog);
  const create = (
    <May>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('collaboration.create')}
      </Button>
    </May>
  );
  return (
    <>
      <ListPage<CollaborationAnswer>
        room="collaborations"
        title={t('rooms.collaborations')}
        path={collaborationsPath}
        csv={{ path: `${collaborationsPath}/csv`, fileOf: 'brand-collaborations' }}
        shape={collaborationListShape(scope)}
        lookups={{ brand_id: useBrandOptions() }}
        columns={useColumns(collaborationColumns)}
        hiddenAtFirst={hidden}
        narrowCardOf={useCards(collaborationCard)}
        pathOf={({ id }) => `${collaborationsRoom}/${id}`}
        end={create}
        fill={create}
      />
      {isOpen && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const hidden = ['created_time', 'updated_time'];
