import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { ticketPath } from './paths.ts';

interface Assignment {
  staffId: number | null;
  /** The assignee that the person saw. */
  formerId: number | null;
}

/** Assigns a ticket; null means nobody. `onDone` is called after a success and after a refusal, since both are told. */
export function useAssign(id: number, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  return useMutation({
    mutationFn: ({ staffId, formerId }: Assignment) =>
      api.call<CommandAnswer>('POST', `${ticketPath}/actions/assign`, {
        params: { id },
        intent: keyFor([staffId, formerId]),
        body: { staff_id: staffId, former_staff_id: formerId },
      }),
    onSuccess: () => notify('success', t('ticket.assigned')),
    onError: (error) => notify('fail', errorText(t, error)),
    onSettled: async () => {
      onDone();
      await readAgain(client);
    },
  });
}
