import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookEntryTransitions } from '#domain/looks/entry-transitions.ts';
import type { CertificationStatus } from '#domain/looks/look-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { label } from '../i18n/label.ts';
import { type OfferedAction, offeredActions } from '../kit/actions/action-table.ts';
import { usePast } from '../kit/as-of/past.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { lookActionTable } from './look-action-table.ts';
import type { Mapping } from './mapping.ts';

const ActionDialog = late(() =>
  import('../kit/actions/action-dialog.tsx').then((m) => m.ActionDialog<CommandAnswer>),
);

/** The actions on one tagged item, as far as its certification status allows them. */
export function ItemActions({ lookId, mapping }: { lookId: number; mapping: Mapping }) {
  const { t } = useTranslation();
  const identity = useIdentity();
  const { isPast } = usePast();
  const [open, setOpen] = useState<OfferedAction | null>(null);
  usePreloaded(ActionDialog);
  if (identity === null || isPast) return null;
  const { id, product, latestCertificationStatus } = mapping;
  const offered = offeredActions(lookActionTable, identity).filter(({ name }) =>
    isPossible(name, latestCertificationStatus),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {offered.map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          size="small"
          color={action.form.look === 'danger' ? 'error' : 'inherit'}
          aria-label={`${label(t, 'lookActions', action.name)}: ${product.name}`}
          onClick={() => setOpen(action)}
        >
          {label(t, 'lookActions', action.name)}
        </Button>
      ))}
      {open !== null && (
        <ActionDialog
          table={lookActionTable}
          action={open}
          target={t('actions.target', { name: product.name })}
          draftKey={`look_item ${id} ${open.name}`}
          path={`/${lookId}/actions/${open.name}`}
          also={{ look_item_mapping_id: id }}
          onDone={() => setOpen(null)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}

function isPossible(action: string, status: CertificationStatus): boolean {
  return lookEntryTransitions.some(
    (row) => row.action === action && (row.from as readonly string[]).includes(status),
  );
}
