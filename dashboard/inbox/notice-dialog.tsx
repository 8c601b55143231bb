import Alert from '@mui/material/Alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeAnswer } from '#write-api/inbox/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import type { Values } from '../kit/fields/field.ts';
import { FieldsDialog } from '../kit/fields/fields-dialog.tsx';
import { useFields } from '../kit/fields/use-fields.ts';
import type { Selection } from '../kit/list/selection.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { noticeFields } from './fields.ts';
import { noticeTexts } from './notice-text.ts';
import { noticesPath } from './paths.ts';

interface NoticeDialogProps {
  /** The members who get the notice. */
  selection: Selection<{ id: number }>;
  onDone: () => void;
  onCancel: () => void;
}

/** The members of a notice as the call takes them. With a filter, the call refuses if another number matches by now. */
function membersOf(selection: NoticeDialogProps['selection']) {
  return selection.kind === 'all'
    ? { filter: selection.filter, expected_count: selection.count }
    : { ids: selection.rows.map(({ id }) => id) };
}

/** Sends a notice to members. The first press only counts them; the second one sends. A changed text is counted again. */
export function NoticeDialog({ selection, onDone, onCancel }: NoticeDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const fields = noticeFields(t);
  const form = useFields(fields, Object.fromEntries(fields.map(({ name }) => [name, ''])));
  const [members, setMembers] = useState<number | null>(null);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const sent = useMutation({
    mutationFn: async (values: Values) => {
      const said = { ...membersOf(selection), texts: noticeTexts(values) };
      const body = members === null ? said : { ...said, confirm: true };
      return (await api.call<NoticeAnswer>('POST', noticesPath, { body, intent: keyFor(body) })).data;
    },
    onSuccess: async ({ isPreview, memberCount }) => {
      if (isPreview) return setMembers(memberCount);
      notify('success', t('inbox.notice.sent', { amount: formatNumber(memberCount) }));
      onDone();
      await readAgain(client);
    },
    onError: () => setMembers(null),
  });
  const amount = members === null ? null : formatNumber(members);
  return (
    <FieldsDialog
      title={t('inbox.notice.send')}
      form={form}
      fields={fields}
      maxWidth="sm"
      submitText={amount === null ? t('inbox.notice.preview') : t('inbox.notice.sendTo', { amount })}
      isPending={sent.isPending}
      refusal={sent.error && errorText(sent.error)}
      onChange={() => setMembers(null)}
      onSubmit={(values) => sent.mutate(values)}
      onClose={onCancel}
    >
      {amount !== null && <Alert severity="warning">{t('inbox.notice.reaches', { amount })}</Alert>}
    </FieldsDialog>
  );
}
