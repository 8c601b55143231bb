import { useQuery } from '@tanstack/react-query';
import type { DifferencesPage } from '#read-api/replay/difference-contract.ts';
import type { Operation, OperationsPage } from '#read-api/replay/operation-contract.ts';
import type { ParkedDetail, ParkedPage } from '#read-api/replay/parked-contract.ts';
import type { ReplayStatus } from '#read-api/replay/status-contract.ts';
import { api } from '../kit/client/api.ts';

/** The path prefix of this page's calls. */
export const root = '/v1/replay';
const operationPath = `${root}/operations/{id}`;
const statusPath = `${root}/status`;
const detailPath = `${root}/parked/{projection}/{entity}`;

/** The poll interval of the state in ms, during an operation and at rest. */
const pace = { busy: 1_000, idle: 5_000 };

/** Whether a rebuild is running, or an operation on the read models is waiting or running. */
export function isBusy({ rebuild, operation }: Pick<ReplayStatus, 'rebuild' | 'operation'>): boolean {
  return rebuild?.isRunning === true || (operation !== null && isOpen(operation));
}

/** Whether an operation is still waiting or running. */
export function isOpen({ status }: Pick<Operation, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** Polls the state, but not while the page is in the background. */
export function useReplayStatus() {
  return useQuery({
    queryKey: [statusPath],
    queryFn: async ({ signal }) => (await api.call<ReplayStatus>('GET', statusPath, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBusy(data) ? pace.busy : pace.idle),
  });
}

/** The oldest parked rows, loaded again when `amount`, the number of parked events, changes. */
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

/**
 * The last ten operations, loaded again when `mark` changes: `mark` consists of the newest operation's id and status.
 */
export function useOperations(mark: string) {
  const path = `${root}/operations`;
  return useQuery({
    queryKey: [path, mark],
    queryFn: async ({ signal }) =>
      (await api.call<OperationsPage>('GET', path, { query: { limit: 10 }, signal })).data,
    placeholderData: (before) => before,
  });
}

/** Loads an operation, and polls it until it ends. */
export function useOperation(id: number) {
  return useQuery({
    queryKey: [operationPath, id],
    queryFn: async ({ signal }) =>
      (await api.call<Operation>('GET', operationPath, { params: { id: String(id) }, signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isOpen(data) ? pace.busy : (false as const),
  });
}

/** The first `amount` differences that an operation found, in their order. */
export function useDifferences(id: number, amount: number) {
  const path = `${operationPath}/differences`;
  return useQuery({
    queryKey: [path, id, amount],
    queryFn: async ({ signal }) =>
      (
        await api.call<DifferencesPage>('GET', path, {
          params: { id: String(id) },
          query: { limit: amount },
          signal,
        })
      ).data,
    placeholderData: (before) => before,
  });
}
