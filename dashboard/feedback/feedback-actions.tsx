import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandFeedback } from '#read-api/feedback/contract.ts';
import { label } from '../i18n/label.ts';
import { type OfferedAction, offeredActions } from '../kit/actions/action-table.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { late, usePreloaded } from '../kit/ui/late.tsx';
import { feedbackActionTable } from './feedback-action-table.ts';

const ActionDialog = late(() =>
  import('../kit/actions/action-dialog.tsx').then((m) => m.ActionDialog<CommandAnswer>),
);
const FeedbackDialog = late(() => import('./feedback-dialog.tsx').then((m) => m.FeedbackDialog));

/** The actions that a feedback allows the viewer now. */
export function FeedbackActions({ feedback }: { feedback: BrandFeedback }) {
  const { t } = useTranslation();
  const identity = useIdentity();
  const [open, setOpen] = useState<OfferedAction | null>(null);
  const [isRevising, setRevising] = useState(false);
  usePreloaded(ActionDialog);
  if (identity === null) return null;
  const { id, lookId, actions, regramPoint, commercialUsePoint, likePoint } = feedback;
  const may = (name: string) => actions.some((action) => action.name === name && action.allowed);
  const offered = offeredActions(feedbackActionTable, identity).filter(({ name }) => may(name));
  const isRevisable = identity.scope === 'brand_admin' && may('revise');
  if (offered.length === 0 && !isRevisable) return null;
  const asked = {
    regram_point: String(regramPoint ?? 0),
    commercial_use_point: String(commercialUsePoint ?? 0),
    like_point: String(likePoint ?? 0),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {isRevisable && (
        <Button variant="outlined" size="small" color="inherit" onClick={() => setRevising(true)}>
          {t('brandFeedback.revise')}
        </Button>
      )}
      {offered.map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          size="small"
          color={action.form.look === 'danger' ? 'error' : 'inherit'}
          onClick={() => setOpen(action)}
        >
          {label(t, 'feedbackActions', action.name)}
        </Button>
      ))}
      {isRevising && (
        <FeedbackDialog lookId={lookId ?? 0} before={feedback} onClose={() => setRevising(false)} />
      )}
      {open !== null && (
        <ActionDialog
          table={feedbackActionTable}
          action={open}
          target={t('actions.target', { name: `${t('brandFeedback.title')} ${id}` })}
          draftKey={`brand_feedback ${id} ${open.name}`}
          path={`/${id}/actions/${open.name}`}
          {...(open.name === 'confirm' && { first: asked })}
          onDone={() => setOpen(null)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
