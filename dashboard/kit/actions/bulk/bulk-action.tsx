import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { label } from '../../../i18n/label.ts';
import { shortSentence } from '../../history/short-sentence.ts';
import { amountOf, type Selection } from '../../list/selection.ts';
import { useIdentity } from '../../session/session-store.ts';
import { ActionFormDialog } from '../action-form-dialog.tsx';
import type { ActionTable, OfferedAction } from '../action-table.ts';
import { dropDraft } from '../drafts.ts';
import { intents } from '../intent.ts';
import { leadsBack, undoOf } from '../undo.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkRun } from './bulk-run.tsx';
import { bulkTitle } from './bulk-title.ts';
import { targetOf } from './target.ts';

interface Row {
  id: number;
}

export interface BulkActionProps {
  table: ActionTable;
  action: OfferedAction;
  selection: Selection<Row>;
  nameOf: (row: never) => string;
  onCancel: () => void;
  onDone: () => void;
}

/** One run of a bulk action: the filled-in action and the selected rows. */
interface Batch {
  action: OfferedAction;
  selection: Selection<Row>;
}

/**
 * Runs an action on many rows, from its form to its results. A further run may retry the failed rows, or undo all by
 * the reverse action.
 */
export function BulkAction({ table, action, selection, nameOf, onCancel, onDone }: BulkActionProps) {
  const { t } = useTranslation();
  const [batch, setBatch] = useState<Batch>({ action, selection });
  const [sent, setSent] = useState<{ body: Record<string, unknown>; intent: string } | null>(null);
  const [isFirst, setFirst] = useState(true);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const identity = useIdentity();
  const draftKey = `${table.entity} bulk ${batch.action.name}`;
  const { row } = batch.action;
  const name = label(t, table.names, batch.action.name);
  const title = bulkTitle(t, table, name, amountOf(batch.selection));

  /** Starts another run on some of the rows, with its own form. */
  function next(rows: readonly Row[], followed: OfferedAction) {
    dropDraft(draftKey);
    setFirst(false);
    setSent(null);
    setBatch({ action: followed, selection: { kind: 'rows', rows } });
  }

  if (sent === null) {
    return (
      <ActionFormDialog
        key={`${batch.action.name} ${isFirst}`}
        table={table}
        action={batch.action}
        title={title}
        note={<BulkPreview table={table} action={batch.action.name} target={targetOf(batch.selection)} />}
        draftKey={draftKey}
        onSubmit={(body) => setSent({ body, intent: keyFor([batch, body]) })}
        onClose={isFirst ? onCancel : onDone}
      />
    );
  }
  return (
    <BulkRun
      key={sent.intent}
      table={table}
      title={title}
      did={row.to === 'same' ? shortSentence(t, row.event) : null}
      path={`/actions/${batch.action.name}`}
      body={sent.body}
      intent={sent.intent}
      selection={batch.selection}
      nameOf={nameOf}
      undo={identity === null ? null : undoOf(table, batch.action, identity)}
      mayUndo={(row) => leadsBack(batch.action, 'status' in row ? row.status : null)}
      onAgain={(rows) => next(rows, batch.action)}
      onUndo={next}
      onBack={() => setSent(null)}
      onDone={() => {
        dropDraft(draftKey);
        onDone();
      }}
    />
  );
}
