import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportTicketDetail } from '#read-api/support-tickets/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { keptDrafts } from '../kit/fields/drafts.ts';
import { FieldGrid } from '../kit/fields/field-grid.tsx';
import { useFields } from '../kit/fields/use-fields.ts';
import { useMay } from '../kit/session/may.tsx';
import { errorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { messageFields } from './fields.ts';
import { ticketPath } from './paths.ts';
import { PicturesChoice } from './pictures-choice.tsx';
import { SavedReplyChoice } from './saved-reply-choice.tsx';
import { marksOf, sendMessage } from './send-message.ts';

const { draftOf, keepDraft, dropDraft } = keptDrafts<string>();

/**
 * The field for the next message, for the asker and for staff who may do daily work. The field keeps its draft while
 * the page is open.
 */
export function Reply({ ticket, isForStaff }: { ticket: SupportTicketDetail; isForStaff: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const mayWork = useMay();
  const { id, isOwn, actions, status, title } = ticket;
  const action = isOwn ? 'write' : 'answer';
  const help = isOwn && status === 'closed' ? t('ticket.reopens') : undefined;
  const fields = messageFields(t(`ticket.${action}`), help);
  const form = useFields(fields, { text: draftOf(String(id)) ?? '' });
  const { text = '' } = form.watch();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  // After a success the idempotency key changes, so the same text can be sent again.
  const [said, setSaid] = useState(0);
  const sending = useMutation({
    mutationFn: (message: { text: string }) =>
      sendMessage(`${ticketPath}/messages`, message, {
        files,
        id,
        intent: keyFor([said, message, marksOf(files)]),
      }),
    onSuccess: async () => {
      dropDraft(String(id));
      form.reset({ text: '' });
      setFiles([]);
      setSaid(said + 1);
      notify('success', t(isOwn ? 'ticket.written' : 'ticket.sent'));
      await readAgain(client);
    },
  });
  const isAllowed = actions.some(({ name, allowed }) => name === action && allowed);
  if (!isOwn && !mayWork) return null;
  if (!isAllowed || title === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t(title === null ? 'ticket.forgotten' : 'ticket.closedText')}
      </Typography>
    );
  }

  /** Puts a saved reply below the text that the person wrote. */
  function insert(reply: string) {
    const said = [text.trimEnd(), reply].filter((each) => each !== '').join('\n\n');
    form.setValue('text', said, { shouldDirty: true });
    keepDraft(String(id), said);
  }
  function send() {
    if (text.trim() !== '' && !sending.isPending) sending.mutate({ text });
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
            send();
        }}
      >
        <FieldGrid
          form={form}
          fields={fields}
          oneColumn
          keepsFocus
          onChange={() => keepDraft(String(id), form.getValues('text') ?? '')}
        />
      </Box>
      {sending.error !== null && (
        <Typography variant="caption" color="error" role="alert">
          {errorText(t, sending.error)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <PicturesChoice files={files} onChange={setFiles} />
        {isForStaff && !isOwn && <SavedReplyChoice ticket={ticket} onChoose={insert} />}
        <Box sx={{ flexGrow: 1 }} />
        <Button
          variant="contained"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-disabled={text.trim() === '' || sending.isPending}
          onClick={send}
        >
          {t('ticket.send')}
        </Button>
      </Box>
    </Box>
  );
}
