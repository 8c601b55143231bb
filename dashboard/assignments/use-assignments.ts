import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#domain/accounts/account.ts';
import type { AssignedPage, Assignees } from '#read-api/assignments/contract.ts';
import type { Thing } from '../comments/paths.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { readAgain } from '../kit/ui/read-again.ts';
import { thingPaths } from './paths.ts';

const workPath = '/v1/assignments';

/** Maximum number of assignments on the home page. */
const shown = 8;

/** The assignees of an entity, staff first. */
export function useAssignees({ kind, id }: Thing) {
  const path = `${thingPaths[kind]}/assignees`;
  return useQuery({
    queryKey: [path, id],
    queryFn: async ({ signal }) =>
      (await api.call<Assignees>('GET', path, { params: { id }, signal })).data.data,
  });
}

/** The signed-in person's assignments, the oldest first. */
export function useWork() {
  return useQuery({
    queryKey: [workPath],
    queryFn: async ({ signal }) =>
      (await api.call<AssignedPage>('GET', workPath, { query: { limit: shown }, signal })).data,
  });
}

/** Assigns an entity to an account; null ends the assignment. A retry reuses its idempotency key. */
export function useAssigning(onDone: (account: Account | null) => void) {
  const client = useQueryClient();
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  // After a success the key changes, so the same assignment can be made again later.
  const [made, setMade] = useState(0);
  return useMutation({
    mutationFn: ({ thing: { kind, id }, account }: { thing: Thing; account: Account | null }) => {
      const path = `${thingPaths[kind]}/assignee`;
      const of = { params: { id }, intent: keyFor([made, kind, id, account]) };
      return account === null
        ? api.call('DELETE', path, of)
        : api.call('PUT', path, { ...of, body: { ...account } });
    },
    onSuccess: async (_, { account }) => {
      setMade(made + 1);
      onDone(account);
      await readAgain(client);
    },
  });
}
