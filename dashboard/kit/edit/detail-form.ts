import type { CommandAnswer } from '#http/contract.ts';
import { api } from '../client/api.ts';
import { reloaded } from './reloaded.ts';
import type { Current, Sending } from './use-edit.ts';

/** The values, the reload and the `send` of a form that edits an existing entity. */
export function detailForm<Detail extends { id: number; revision: string }>(
  path: string,
  detail: Detail,
  valuesOf: (detail: Detail) => Current['values'],
) {
  const params = { id: detail.id };
  const read = async () => (await api.call<Detail>('GET', path, { params })).data;
  const current = (now: Detail): Current => ({ values: valuesOf(now), revision: now.revision });
  return {
    current: current(detail),
    reload: async (revision: string) => current(await reloaded(read, revision)),
    send: async (body: Record<string, unknown>, { revision, intent }: Sending) =>
      (await api.call<CommandAnswer>('PATCH', path, { params, body, intent, ifMatch: revision })).data,
  };
}

/** The `send` of a form without fields that removes an entity. */
export function removalOf(path: string, id: number) {
  return async (_: unknown, { revision, intent }: Sending) =>
    (await api.call<CommandAnswer>('DELETE', path, { params: { id }, intent, ifMatch: revision })).data;
}
