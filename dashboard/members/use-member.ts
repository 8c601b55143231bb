import { useQuery } from '@tanstack/react-query';
import type { CommandAnswer } from '#http/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { api } from '../kit/client/api.ts';
import { reloaded } from '../kit/edit/reloaded.ts';
import type { Current, Sending } from '../kit/edit/use-edit.ts';

const path = '/v1/users/{id}';

export function useMember(id: string) {
  return useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) => api.call<UserDetail>('GET', path, { params: { id }, signal }),
  });
}

/** What a form over a member needs to send what it says, and to see what others changed meanwhile. */
export function memberForm(member: UserDetail, valuesOf: (member: UserDetail) => Current['values']) {
  const params = { id: member.id };
  const read = async () => (await api.call<UserDetail>('GET', path, { params })).data;
  const current = (now: UserDetail): Current => ({ values: valuesOf(now), revision: now.revision });
  return {
    current: current(member),
    reload: async (revision: string) => current(await reloaded(read, revision)),
    send: (body: Record<string, unknown>, { revision, intent }: Sending) =>
      api.call<CommandAnswer>('PATCH', path, { params, body, intent, ifMatch: revision }),
  };
}
