import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pointReasons } from '#domain/points/point-kinds.ts';
import type { User } from '#read-api/members/contract.ts';
import { ActionFormDialog } from '../kit/actions/action-form-dialog.tsx';
import { BulkRun } from '../kit/actions/bulk/bulk-run.tsx';
import { bulkTitle } from '../kit/actions/bulk/bulk-title.ts';
import { dropDraft } from '../kit/actions/drafts.ts';
import type { AskedField } from '../kit/actions/fields.ts';
import { intents } from '../kit/actions/intent.ts';
import { shortSentence } from '../kit/history/short-sentence.ts';
import { amountOf, type Selection } from '../kit/list/selection.ts';
import type { PointsIntent } from '../points/points-dialog.tsx';
import { memberActionTable } from './member-action-table.ts';

interface PointsOfManyProps {
  intent: PointsIntent;
  selection: Selection<User>;
  nameOf: (user: User) => string;
  onCancel: () => void;
  onDone: () => void;
}

const fields: readonly AskedField[] = [
  { name: 'delta', text: 'points', kind: 'whole', required: true, atLeast: 1, atMost: 10_000_000 },
  {
    name: 'type',
    text: 'pointReason',
    kind: 'choice',
    required: true,
    options: pointReasons,
    group: 'points.reason',
  },
  { name: 'message', text: 'pointMessage', kind: 'text', lines: 2, required: true, atMost: 500 },
];

/** Gives or takes points for each selected member. Members with too few points keep them all. */
export function PointsOfMany({ intent, selection, nameOf, onCancel, onDone }: PointsOfManyProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Selection<{ id: number }>>(selection);
  const [sent, setSent] = useState<{ body: Record<string, unknown>; key: string } | null>(null);
  const [isFirst, setFirst] = useState(true);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const title = bulkTitle(t, memberActionTable, t(`points.${intent}`), amountOf(chosen));
  const draftKey = `members points ${intent}`;

  if (sent === null) {
    return (
      <ActionFormDialog
        table={{ names: 'points' }}
        action={{ name: intent, fields, form: { fields, ...(intent === 'take' && { look: 'danger' }) } }}
        title={title}
        draftKey={draftKey}
        onSubmit={({ delta, ...said }) => {
          const body = { ...said, delta: intent === 'give' ? delta : -Number(delta) };
          setSent({ body, key: keyFor([chosen, body]) });
        }}
        onClose={isFirst ? onCancel : onDone}
      />
    );
  }
  return (
    <BulkRun
      key={sent.key}
      table={memberActionTable}
      title={title}
      did={shortSentence(t, intent === 'give' ? 'PointsGiven' : 'PointsTaken')}
      path="/points"
      body={sent.body}
      intent={sent.key}
      selection={chosen}
      nameOf={nameOf as (row: never) => string}
      undo={null}
      mayUndo={() => false}
      onAgain={(rows) => {
        dropDraft(draftKey);
        setFirst(false);
        setChosen({ kind: 'rows', rows });
        setSent(null);
      }}
      onUndo={() => undefined}
      onBack={() => setSent(null)}
      onDone={() => {
        dropDraft(draftKey);
        onDone();
      }}
    />
  );
}
