import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referenceKinds } from '#domain/reference/reference-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import type { AttributeKind } from './attribute-views.ts';
import type { Prioritized } from './reorder.ts';
import { type Entry, entriesKey } from './use-entries.ts';

interface EntryWrite {
  /** Several change one after the other, as when an order is counted anew. */
  changes: readonly { id: number; body: Record<string, unknown> | null }[];
  /** What is told once it is done. */
  told: string;
}

const newIntents = () => intents(() => crypto.randomUUID());

/**
 * Changes entries of a kind, or retires them where there is no body. Writes wait for each other: two quick moves must
 * not meet.
 */
export function useEntryWrite(kind: AttributeKind) {
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

  /** Shows the new order at once and sends what has to change for it. */
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
