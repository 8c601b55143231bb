import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../client/api.ts';
import { label } from '../i18n/label.ts';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';
import type { ActionTable, OfferedAction } from './action-table.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { FieldInput, type Picks } from './field-input.tsx';
import { askedFields, bodyOf, type FormValues, firstValues, problemsOf } from './fields.ts';
import { intents } from './intent.ts';

interface ActionDialogProps<Result> {
  table: ActionTable;
  action: OfferedAction;
  /** What it acts on, as the dialog says it, and as its draft is kept. */
  target: string;
  draftKey: string;
  note?: string;
  /** The call's path below the table's, and what stands in the body besides the fields. */
  path: string;
  also?: Record<string, unknown>;
  picks?: Picks;
  onDone: (result: Result) => void;
  onClose: () => void;
}

/** Asks what an action needs, sends it, and stays open with the reason where it was refused. */
export function ActionDialog<Result>(props: ActionDialogProps<Result>) {
  const { table, action, target, draftKey, note, path, also = {}, picks = {}, onDone, onClose } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const titleId = useId();
  const [values, setValues] = useState<FormValues>(() => draftOf(draftKey) ?? firstValues(action.fields));
  const [isTried, setTried] = useState(false);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const title = label(t, table.names, action.name);
  const problems = isTried ? problemsOf(action.fields, values) : {};

  const sent = useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      api.call<Result>('POST', `${table.path}${path}`, { body, intent: keyFor(body) }),
    onSuccess: async ({ data }) => {
      dropDraft(draftKey);
      notify('success', t('actions.done', { action: title }));
      onDone(data);
      await client.invalidateQueries();
    },
    onError: () => client.invalidateQueries(),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(action.fields, values)).length > 0 || sent.isPending) return;
    sent.mutate({ ...also, ...bodyOf(action.fields, values) });
  }

  // Kept with every letter: a session that expires takes the dialog away without closing it.
  function change(name: string, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    keepDraft(draftKey, next);
  }

  function close() {
    if (!sent.isPending) onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Box>
            <Typography variant="body2" color="textSecondary">
              {target}
            </Typography>
            {note && <Typography variant="body2">{note}</Typography>}
          </Box>
          {askedFields(action.fields, values).map((field, at) => (
            <FieldInput
              key={field.name}
              field={field}
              values={values}
              problems={problems}
              picks={picks}
              autoFocus={at === 0}
              onChange={change}
            />
          ))}
          {sent.error !== null && (
            <Alert severity="error" role="alert">
              {errorText(sent.error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={close} disabled={sent.isPending}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action.form.look === 'danger' ? 'error' : 'primary'}
            disabled={sent.isPending}
            autoFocus={action.fields.length === 0}
          >
            {sent.isPending ? t('actions.doing') : t('actions.doIt')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
