import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import PersonIcon from '~icons/ic/outline-person-add-alt';
import type { Thing } from '../comments/paths.ts';
import { usePast } from '../kit/as-of/past.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import type { Identity } from '../kit/session/token.ts';
import { AnchoredPanel } from '../kit/ui/anchored-panel.tsx';
import { late } from '../kit/ui/late.tsx';
import { Portrait } from '../kit/ui/portrait.tsx';
import { useAssignees } from './use-assignments.ts';

const AssigneePanel = late(() => import('./assignee-panel.tsx').then((m) => m.AssigneePanel));

/**
 * Shows and changes the assignee of an entity for the person's own party: staff, or their brand. Hidden in past
 * views, which have no assignees.
 */
export function AssigneeButton(thing: Thing) {
  const identity = useIdentity();
  const { isPast } = usePast();
  return isPast || identity === null ? null : <Assigned thing={thing} identity={identity} />;
}

function Assigned({ thing, identity }: { thing: Thing; identity: Identity }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayAssign = useMay();
  const { data } = useAssignees(thing);
  const own = data?.find(({ brandId }) => brandId === (identity.brand?.id ?? null));
  const account = own?.account ?? null;
  const name = account === null ? null : (account.name ?? t('common.unknownPerson'));
  const said = name === null ? t('assignments.nobody') : t('assignments.is', { name });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={!mayAssign || data === undefined}
        aria-label={said}
        title={said}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // A fixed width, so that a longer name does not move the buttons beside it.
        sx={{ width: 148, justifyContent: 'flex-start', gap: 0.75 }}
      >
        {name === null ? <PersonIcon fontSize="small" /> : <Portrait src={null} name={name} size={20} />}
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name ?? t('assignments.assign')}
        </Box>
      </Button>
      <AnchoredPanel
        name={t('assignments.whom')}
        anchor={anchor}
        side="right"
        onClose={() => setAnchor(null)}
      >
        <AssigneePanel thing={thing} identity={identity} account={account} onClose={() => setAnchor(null)} />
      </AnchoredPanel>
    </>
  );
}
