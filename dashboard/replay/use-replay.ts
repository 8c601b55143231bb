import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationsPage, ParkedDetail, ParkedPage, ReplayStatus } from '#read-api/replay/contract.ts';
import { intents } from '../actions/intent.ts';
import { api } from '../client/api.ts';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';

const root = '/v1/replay';
const statusPath = `${root}/status`;
const detailPath = `${root}/parked/{projection}/{entity}`;

/** How often the state is asked for, in ms: while something is being done, and while nothing is. */
const pace = { busy: 1_000, idle: 5_000 };

/** Whether something is waiting to be done or being done with the read models. */
export function isBusy({ rebuild, operation }: Pick<ReplayStatus, 'rebuild' | 'operation'>): boolean {
  return rebuild?.isRunning === true || operation?.status === 'waiting' || operation?.status === 'running';
}

/** The state as it goes on; nobody is asked while the page lies in the background. */
export function useReplayStatus() {
  return useQuery({
    queryKey: [statusPath],
    queryFn: async ({ signal }) => (await api.call<ReplayStatus>('GET', statusPath, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBusy(data) ? pace.busy : pace.idle),
  });
}

/** The oldest of what is parked; read again when their number has changed. */
export function useParked(amount: number | undefined) {
  const path = `${root}/parked`;
  return useQuery({
    queryKey: [path, amount],
    queryFn: async ({ signal }) =>
      (await api.call<ParkedPage>('GET', path, { query: { limit: 50 }, signal })).data,
    placeholderData: (before) => before,
  });
}

export interface ParkedKey {
  projection: string;
  entity: string;
}

export function useParkedDetail({ projection, entity }: ParkedKey) {
  return useQuery({
    queryKey: [detailPath, projection, entity],
    queryFn: async ({ signal }) =>
      (await api.call<ParkedDetail>('GET', detailPath, { params: { projection, entity }, signal })).data,
  });
}

/** What was asked last; read again when something new was, or has ended. */
export function useOperations(mark: string) {
  const path = `${root}/operations`;
  return useQuery({
    queryKey: [path, mark],
    queryFn: async ({ signal }) =>
      (await api.call<OperationsPage>('GET', path, { query: { limit: 10 }, signal })).data,
    placeholderData: (before) => before,
  });
}

interface Request {
  path: string;
  params?: Record<string, string>;
  body: Record<string, unknown>;
}

/** Sends what the person decided, and reads the state again. */
export function useReplayRequest(onDone: () => void = () => undefined) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const [nth, setNth] = useState(0);
  return useMutation({
    mutationFn: ({ path, params, body }: Request) =>
      api.call('POST', `${root}${path}`, {
        body,
        ...(params && { params }),
        intent: keyFor({ path, params, body, nth }),
      }),
    async onSuccess() {
      setNth(nth + 1);
      await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(root) });
      notify('success', t('replay.asked'));
      onDone();
    },
    onError: (error) => notify('fail', errorText(error)),
  });
}
