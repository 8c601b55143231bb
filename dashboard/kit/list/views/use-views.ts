import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommandAnswer } from '#http/contract.ts';
import type { SavedView } from '#read-api/views/contract.ts';
import { intents } from '../../actions/intent.ts';
import type { RoomName } from '../../areas/room.ts';
import { api } from '../../client/api.ts';
import { beside } from '../../ui/read-again.ts';
import type { ViewState } from '../view-state.ts';

const path = '/v1/views';
const atMost = 500;

export type View = SavedView & { state: ViewState };

/** The person's views of a page and those that colleagues share. They change rarely, so they are not refetched. */
export function useViews(room: RoomName) {
  return useQuery({
    queryKey: [path, room],
    queryFn: async ({ signal }) => {
      const query = { room, limit: atMost };
      const { data, stale } = await api.call<{ data: View[] }>('GET', path, { query, signal });
      return { views: data.data, isBehind: stale !== null };
    },
    staleTime: 60_000,
    // Polls until the answer includes the person's own changes.
    refetchInterval: ({ state }) => (state.data?.isBehind ? 1_000 : false),
  });
}

export interface ViewChanges {
  name?: string;
  state?: ViewState;
  is_shared?: boolean;
}

/** The person's pinned views of all pages. `useViewCommands` refreshes them. */
export function usePinnedViews() {
  return useQuery({
    queryKey: [path, 'pinned'],
    queryFn: async ({ signal }) => {
      const query = { is_pinned: true, limit: atMost };
      return (await api.call<{ data: View[] }>('GET', path, { query, signal })).data.data;
    },
    meta: beside,
    staleTime: 60_000,
  });
}

/** The commands on views. Each refreshes the views, even after a refusal, since somebody else may have changed them. */
export function useViewCommands(room: RoomName) {
  const client = useQueryClient();
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));

  async function sent<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } finally {
      await client.invalidateQueries({ queryKey: [path] });
    }
  }

  return {
    async create(name: string, state: ViewState, isShared: boolean): Promise<number> {
      const body = { room, name, state, is_shared: isShared };
      const answer = await sent(api.call<CommandAnswer>('POST', path, { body, intent: keyFor(body) }));
      return answer.data.id;
    },
    change(view: View, changes: ViewChanges) {
      const options = { params: { id: view.id }, body: changes, ifMatch: view.revision };
      return sent(api.call<CommandAnswer>('PATCH', `${path}/{id}`, options));
    },
    remove: (view: View) => sent(api.call('DELETE', `${path}/{id}`, { params: { id: view.id } })),
    chooseFirst(view: View, isFirst: boolean) {
      const params = { id: view.id };
      return sent(
        isFirst
          ? api.call('PUT', `${path}/{id}/first`, { params, body: {} })
          : api.call('DELETE', `${path}/{id}/first`, { params }),
      );
    },
    pin(view: View, isPinned: boolean) {
      const params = { id: view.id };
      return sent(
        isPinned
          ? api.call('PUT', `${path}/{id}/pin`, { params, body: {} })
          : api.call('DELETE', `${path}/{id}/pin`, { params }),
      );
    },
  };
}

export type ViewCommands = ReturnType<typeof useViewCommands>;
