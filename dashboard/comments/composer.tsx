import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentAtMost, storedText } from '#domain/comments/comment-text.ts';
import type { Audience } from '#domain/notes/audience.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { draftKey, draftOf, dropDraft, keepDraft } from './drafts.ts';
import { type Draft, emptyDraft, sentText } from './mention-draft.ts';
import { MentionInput } from './mention-input.tsx';
import type { Thing } from './paths.ts';
import { useSending } from './use-sending.ts';

const choices = ['staff', 'everyone'] as const satisfies readonly Audience[];

interface ComposerProps {
  thing: Thing;
  /** The comment that is being edited; left out for a new comment. */
  revised?: { id: string; audience: Audience; draft: Draft };
  onDone?: () => void;
}

/** The editor for a new or an existing comment. It keeps the draft while the page is open. */
export function Composer({ thing, revised, onDone }: ComposerProps) {
  const { t } = useTranslation();
  const isStaff = useIdentity()?.scope === 'staff';
  const key = draftKey(thing, revised?.id);
  const [draft, setDraft] = useState<Draft>(() => draftOf(key) ?? revised?.draft ?? emptyDraft);
  const [chosen, setChosen] = useState<Audience>(revised?.audience ?? (isStaff ? 'staff' : 'brand'));
  const sending = useSending(thing, () => {
    dropDraft(key);
    setDraft(emptyDraft);
    onDone?.();
  });
  const text = storedText(sentText(draft));
  const isTooLong = text.length > commentAtMost;

  function change(next: Draft) {
    setDraft(next);
    keepDraft(key, next);
  }
  function send() {
    if (text === '' || isTooLong || sending.isPending) return;
    sending.mutate(
      revised === undefined
        ? { method: 'POST', body: { text, audience: chosen } }
        : { method: 'PATCH', commentId: revised.id, body: { text } },
    );
  }
  const cancel =
    onDone &&
    (() => {
      dropDraft(key);
      onDone();
    });
  return (
    <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MentionInput
        thing={thing}
        name={t(revised === undefined ? 'comments.new' : 'comments.revise')}
        placeholder={t('comments.placeholder')}
        draft={draft}
        isForStaff={chosen === 'staff'}
        autoFocus={revised !== undefined}
        onDraft={change}
        onSend={send}
        {...(cancel && { onCancel: cancel })}
      />
      {isTooLong && (
        <Typography variant="caption" color="error" role="alert">
          {t('comments.tooLong', { most: commentAtMost, length: text.length })}
        </Typography>
      )}
      {sending.error !== null && (
        <Typography variant="caption" color="error" role="alert">
          {errorText(t, sending.error)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {revised === undefined && isStaff && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={chosen}
            aria-label={t('comments.forWhom')}
            onChange={(_, next: Audience | null) => next !== null && setChosen(next)}
          >
            {choices.map((each) => (
              <ToggleButton key={each} value={each}>
                {t(`comments.audience.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {!isStaff && (
          <Typography variant="caption" color="textSecondary">
            {t('comments.forBrand')}
          </Typography>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {cancel && (
          <Button size="small" color="inherit" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button
          size="small"
          variant="contained"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-disabled={text === '' || isTooLong || sending.isPending}
          onClick={send}
        >
          {t(revised === undefined ? 'comments.send' : 'comments.save')}
        </Button>
      </Box>
    </Box>
  );
}
