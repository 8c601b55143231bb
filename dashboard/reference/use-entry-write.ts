import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReferenceKind, referenceKinds } from '#domain/reference/reference-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import type { Prioritized } from './reorder.ts';
import { type Entry, entriesKey } from './use-entries.ts';

interface EntryWrite {
  /** The changes, sent one by one, as renumbering affects several entries. A null body retires the entry. */
  changes: readonly { id: number; body: Record<string, unknown> | null }[];
  /** Text of the notice after success. */
  told: string;
}

const newIntents = () => intents(() => crypto.randomUUID());

/** Changes, retires and reorders entries of a kind. Writes run one at a time, so that two quick moves do not mix. */
export function useEntryWrite(kind: ReferenceKind) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const path = `/v2/${referenceKinds[kind].path}/{id}`;
  const write = useMutation({
    scope: { id: `write ${kind}` },
    mutationFn: async ({ changes }: EntryWrite) => {
      const keyFor = newIntents();
      for (const { id, body } of changes) {
        await api.call<CommandAnswer>(body === null ? 'DELETE' : 'PATCH', path, {
          params: { id },
          ...(body && { body }),
          intent: keyFor([id, body]),
        });
      }
    },
    onSuccess: (_, { told }) => notify('success', told),
    onError: (error) => notify('fail', errorText(error)),
    onSettled: () => readAgain(client),
  });
  const [isMoving, setMoving] = useState(false);

  /** Shows the new order at once, then sends the changed priorities. */
  function reorder(changes: readonly Prioritized[], told: string) {
    const byId = new Map(changes.map(({ id, priority }) => [id, priority]));
    setMoving(true);
    client.setQueryData<Entry[]>(entriesKey(kind), (entries) =>
      entries
        ?.map((entry) => ({ ...entry, priority: byId.get(entry.id) ?? entry.priority }))
        .toSorted((one, other) => one.priority - other.priority || one.id - other.id),
    );
    write.mutate(
      { changes: changes.map(({ id, priority }) => ({ id, body: { priority } })), told },
      { onSettled: () => setMoving(false) },
    );
  }

  return {
    change: (id: number, body: Record<string, unknown>) =>
      write.mutate({ changes: [{ id, body }], told: t('attributes.saved') }),
    retire: (id: number) => write.mutate({ changes: [{ id, body: null }], told: t('attributes.retired') }),
    reorder,
    isPending: write.isPending && !isMoving,
  };
}
