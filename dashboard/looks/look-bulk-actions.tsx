import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Look } from '#read-api/looks/contract.ts';
import { BulkActions } from '../kit/actions/bulk-actions.tsx';
import type { Selection } from '../kit/list/selection.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late } from '../kit/ui/late.tsx';
import { lookActionTable } from './look-action-table.ts';

const FeedbackOfMany = late(() => import('../feedback/feedback-of-many.tsx').then((m) => m.FeedbackOfMany));

interface LookBulkActionsProps {
  selection: Selection<Look>;
  onDone: () => void;
}

/** The number of looks on which one call gives feedback. */
const feedbacksAtMost = 100;

/** The actions on the chosen looks. A brand admin gives feedback on looks that are chosen one by one. */
export function LookBulkActions({ selection, onDone }: LookBulkActionsProps) {
  const { t } = useTranslation();
  const isBrand = useIdentity()?.scope === 'brand_admin';
  const [isGiving, setGiving] = useState(false);
  const rows = selection.kind === 'rows' && isBrand ? selection.rows : [];
  const isPossible = rows.length > 0 && rows.length <= feedbacksAtMost;
  return (
    <>
      <BulkActions
        table={lookActionTable}
        selection={selection}
        nameOf={({ id, user }) => [id, user.username].filter(Boolean).join(' · ')}
        more={isPossible ? [{ text: t('brandFeedback.give'), open: () => setGiving(true) }] : []}
        onDone={onDone}
      />
      {isGiving && (
        <FeedbackOfMany
          lookIds={rows.map(({ id }) => id)}
          onDone={onDone}
          onCancel={() => setGiving(false)}
        />
      )}
    </>
  );
}
