import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { label, textAt } from '../../i18n/label.ts';
import { api } from '../client/api.ts';
import type { Values } from '../fields/field.ts';
import { type NoticeType, notify } from '../ui/notices.tsx';
import { readAgain } from '../ui/read-again.ts';
import { ActionFormDialog } from './action-form-dialog.tsx';
import type { ActionTable, OfferedAction } from './action-table.ts';
import { dropDraft } from './drafts.ts';
import type { Picks } from './fields.ts';
import { intents } from './intent.ts';

export interface ActionDialogProps<Result extends object> {
  table: ActionTable;
  action: OfferedAction;
  /** The entity, as the dialog shows it. */
  target: ReactNode;
  draftKey: string;
  note?: ReactNode;
  /** The call's path below the entity's path, and the body's values besides the fields. */
  path: string;
  also?: Record<string, unknown>;
  picks?: Picks;
  first?: Values;
  /** Files to send, by the keys under which the body names them. */
  files?: Readonly<Record<string, File>>;
  /** Tells the result of an action that may succeed in part; without it the table's words tell it. */
  tellsOf?: (result: Result) => { type: NoticeType; text: string };
  /** Inputs that the dialog shows besides the fields. */
  children?: ReactNode;
  onDone: (result: Result) => void;
  onClose: () => void;
}

/**
 * A dialog that asks for an action's fields and sends them. If the server refuses the action, the dialog stays open
 * and shows the reason.
 */
export function ActionDialog<Result extends object>(props: ActionDialogProps<Result>) {
  const {
    table,
    action,
    target,
    draftKey,
    note,
    path,
    also = {},
    picks,
    first,
    files,
    tellsOf,
    children,
    onDone,
    onClose,
  } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));

  const sent = useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      api.call<Result>('POST', `${table.path}${path}`, {
        body,
        ...(files && { files }),
        intent: keyFor({ body, files: Object.values(files ?? {}).map(identityOf) }),
      }),
    onSuccess: async ({ data }) => {
      dropDraft(draftKey);
      const { type, text } = tellsOf?.(data) ?? { type: 'success', text: doneText(data) };
      notify(type, text);
      onDone(data);
      await readAgain(client);
    },
    onError: () => readAgain(client),
  });

  function doneText(data: Result): string {
    const names = { action: label(t, table.names, action.name) };
    if ('isUnchanged' in data) return t('actions.unchanged', names);
    const told = table.done && textAt(t, `${table.done}.${action.name}`);
    const status = action.row.to === 'same' ? null : textAt(t, `${table.statuses}.${statusIn(data)}`);
    return told ?? (status === null ? t('actions.done', names) : t('actions.doneAs', { ...names, status }));
  }

  return (
    <ActionFormDialog
      table={table}
      action={action}
      target={target}
      draftKey={draftKey}
      note={note}
      {...(picks && { picks })}
      {...(first && { first })}
      isPending={sent.isPending}
      error={sent.error}
      onSubmit={(body) => sent.mutate({ ...also, ...(action.form.bodyOf?.(body) ?? body) })}
      onClose={onClose}
    >
      {children}
    </ActionFormDialog>
  );
}

/** The new status in an answer; the answers of some calls have none. */
function statusIn(answer: object): string {
  return 'status' in answer ? String(answer.status) : '';
}

/** Includes the chosen file in the idempotency key, as another file makes another request. */
function identityOf({ name, size, lastModified }: File) {
  return { name, size, lastModified };
}
