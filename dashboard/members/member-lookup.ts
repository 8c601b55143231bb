import type { User } from '#read-api/members/contract.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';
import {
  type Ask,
  namedAtMost,
  optionsAtMost,
  type RemoteLookup,
} from '../kit/list/lookups/remote-lookup.ts';

type Named = Pick<User, 'id' | 'username' | 'realName'>;

async function members(query: Record<string, string | number>, ask: Ask): Promise<FilterOption[]> {
  const { data } = await ask<{ data: Named[] }>('/v1/users', { query });
  return data.map(({ id, username, realName }) => ({
    value: String(id),
    text: [username ?? String(id), realName].filter(Boolean).join(' · '),
  }));
}

export const memberLookup: RemoteLookup = {
  search: (q, ask) => members({ q, limit: optionsAtMost }, ask),
  named: (values, ask) => members({ ids: values.join(','), limit: namedAtMost }, ask),
};
