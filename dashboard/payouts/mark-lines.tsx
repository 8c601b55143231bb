import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutDetail } from '#read-api/payouts/contract.ts';
import type { MarkedAnswer } from '#write-api/payouts/contract.ts';
import { label } from '../i18n/label.ts';
import { type OfferedAction, offeredActions } from '../kit/actions/action-table.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { markedText } from './marked-text.ts';
import { lineActionTable } from './payout-action-tables.ts';
import type { RefusedLine } from './refused-lines.tsx';
import type { PayoutLine } from './use-lines.ts';

const ActionDialog = late(() =>
  import('../kit/actions/action-dialog.tsx').then((m) => m.ActionDialog<MarkedAnswer>),
);

interface MarkLinesProps {
  payout: PayoutDetail;
  /** The chosen lines. */
  lines: readonly PayoutLine[];
  /** Gets the lines that the payout refused. */
  onDone: (refused: readonly RefusedLine[]) => void;
}

/** The actions on chosen lines. The dialog first says how many they are, and what they come to. */
export function MarkLines({ payout: { id, currency }, lines, onDone }: MarkLinesProps) {
  const { t } = useTranslation();
  const identity = useIdentity();
  const [open, setOpen] = useState<Marking | null>(null);
  usePreloaded(ActionDialog);
  if (identity === null) return null;
  const sum = lines.reduce((total, line) => total + line.paidOut, 0);
  const chosen = t('payout.chosen', {
    amount: formatNumber(lines.length),
    sum: formatAmount(sum, currency),
  });
  const names = lines.map(({ user }) => user.username ?? user.id).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
        {lines.length === 0 ? t('payout.chooseLines') : chosen}
      </Typography>
      {offeredActions(lineActionTable, identity).map((action) => (
        <Button
          key={action.name}
          size="small"
          variant="outlined"
          color={action.form.look === 'danger' ? 'error' : 'primary'}
          disabled={lines.length === 0}
          onClick={() => setOpen({ action: withLines(action, lines), lines })}
        >
          {label(t, lineActionTable.names, action.name)}
        </Button>
      ))}
      {open !== null && (
        <ActionDialog
          table={lineActionTable}
          action={open.action}
          target={chosen}
          note={
            <Typography variant="body2" color="textSecondary" sx={{ maxHeight: 120, overflowY: 'auto' }}>
              {names}
            </Typography>
          }
          draftKey={`payout ${id} ${open.action.name}`}
          path={`/${id}/actions/${open.action.name}`}
          tellsOf={(answer) => markedText(t, open.action.name, answer.lines)}
          onDone={(answer) => {
            setOpen(null);
            onDone(refusedOf(answer, open.lines, t('common.unknownPerson')));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}

/** The lines of a dialog. They stay the same while others mark some of them. */
interface Marking {
  action: OfferedAction;
  lines: readonly PayoutLine[];
}

/** The refused lines with the names of their members. */
function refusedOf(
  { lines: results }: MarkedAnswer,
  lines: readonly PayoutLine[],
  unknown: string,
): RefusedLine[] {
  const names = new Map(lines.map(({ user }) => [user.id, user.username]));
  return results
    .filter(({ ok }) => !ok)
    .map((result) => ({ ...result, name: names.get(result.userId) ?? unknown }));
}

/** The call names each line, and says the same of all. */
function withLines(action: OfferedAction, lines: readonly PayoutLine[]): OfferedAction {
  const bodyOf = (said: Record<string, unknown>) => ({
    lines: lines.map(({ user }) => ({ user_id: user.id, ...said })),
  });
  return { ...action, form: { ...action.form, bodyOf } };
}
