import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, CommandAnswer } from '#http/contract.ts';
import { label } from '../../i18n/label.ts';
import { usePast } from '../as-of/past.ts';
import type { Values } from '../fields/field.ts';
import { useIdentity } from '../session/session-store.ts';
import { late, usePreloaded } from '../ui/late.tsx';
import { ActionList, leadingOf, type Offer } from './action-list.tsx';
import { ActionCard, ActionPlace } from './action-place.tsx';
import { type ActionTable, type OfferedAction, offeredActions } from './action-table.ts';
import type { Picks } from './fields.ts';
import { TargetLine, type TargetLineProps } from './target-line.tsx';
import { leadsBack, undoOf } from './undo.ts';
import { whyNot } from './why-not.ts';

const ActionDialog = late(() => import('./action-dialog.tsx').then((m) => m.ActionDialog<CommandAnswer>));

interface ActionPanelProps {
  table: ActionTable;
  id: number;
  /** Name of the entity, its picture and its person, shown in dialogs. */
  target: string;
  picture?: TargetLineProps['picture'];
  person?: TargetLineProps['person'];
  status: string;
  revision: string;
  actions: readonly Action[];
  picks?: Picks;
  /** Initial values of the dialogs, by action. */
  first?: Readonly<Record<string, Values>>;
  /** Further actions below those of the table. */
  more?: ReactNode;
  /** Where to go on if no action is possible here. */
  instead?: string | undefined;
}

/** The last action taken on this page, if it can still be undone. */
interface Done {
  action: OfferedAction;
  revision: string;
}

/** The actions of an entity, from the server's answer. A phone has them at the bottom of the window. */
export function ActionPanel(props: ActionPanelProps) {
  const { table, id, target, picture, person, status, revision, actions, picks, first, more, instead } =
    props;
  const { t } = useTranslation();
  const identity = useIdentity();
  const { isPast } = usePast();
  const [open, setOpen] = useState<OfferedAction | null>(null);
  usePreloaded(ActionDialog);
  const [done, setDone] = useState<Done | null>(null);
  if (identity === null) return null;
  const offered = offeredActions(table, identity).flatMap((action): Offer[] => {
    const answer = actions.find(({ name }) => name === action.name);
    if (answer === undefined) return [];
    const why = answer.allowed ? nothingToPick(action, picks) : whyNot(t, table, action.row, status, answer);
    return [{ action, why }];
  });
  const undo = done === null ? null : undoOf(table, done.action, identity);
  const isLast = done !== null && BigInt(revision) <= BigInt(done.revision);
  const mayUndo = isLast && offered.some(({ action, why }) => why === null && action.name === undo?.name);
  const title = t(isPast ? 'asOf.actionsThen' : 'actions.title');
  const undoOffer = done !== null && undo !== null && mayUndo && (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {t('bulk.undone', { action: label(t, table.names, done.action.name) })}
      </Typography>
      <Button color="inherit" variant="outlined" onClick={() => setOpen(undo)}>
        {t('bulk.undo')}
      </Button>
    </Box>
  );
  const leading = leadingOf(offered);
  return (
    <>
      {offered.length === 0 && more === undefined ? (
        <ActionCard title={title}>
          <Typography variant="body2" color="textSecondary">
            {t('actions.noneAtAll')}
          </Typography>
        </ActionCard>
      ) : (
        <ActionPlace
          title={title}
          notice={undoOffer}
          leading={
            leading && {
              name: label(t, table.names, leading.name),
              isDisabled: isPast,
              onClick: () => setOpen(leading),
            }
          }
        >
          <ActionList table={table} offers={offered} instead={instead} onAction={setOpen} />
          {more}
        </ActionPlace>
      )}
      {open !== null && (
        <ActionDialog
          table={table}
          action={open}
          target={<TargetLine name={target} picture={picture} person={person} />}
          draftKey={`${table.entity} ${id} ${open.name}`}
          path={`/${id}/${open.form.call ?? `actions/${open.name}`}`}
          {...(picks && { picks })}
          {...(first?.[open.name] && { first: first[open.name] })}
          onDone={(answer) => {
            const isBack = !answer.isUnchanged && leadsBack(open, status);
            setDone(isBack ? { action: open, revision: answer.revision } : null);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** The reason why an action has no options to pick from; null if it has some or they are still loading. */
function nothingToPick({ fields }: OfferedAction, picks: Picks = {}): string | null {
  for (const field of fields) {
    const pick = field.kind === 'pick' && field.required ? picks[field.from] : undefined;
    if (pick?.options.length === 0) return pick.none;
  }
  return null;
}
