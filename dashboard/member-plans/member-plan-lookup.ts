import type { MemberPlan } from '#read-api/member-plans/contract.ts';
import { memberPlansPath } from '../brand-plans/paths.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';
import {
  type Ask,
  namedAtMost,
  optionsAtMost,
  type RemoteLookup,
} from '../kit/list/lookups/remote-lookup.ts';

async function plans(query: Record<string, string | number>, ask: Ask): Promise<FilterOption[]> {
  const { data } = await ask<{ data: Pick<MemberPlan, 'id' | 'name'>[] }>(memberPlansPath, { query });
  return data.map(({ id, name }) => ({ value: String(id), text: name }));
}

export const memberPlanLookup: RemoteLookup = {
  search: (q, ask) => plans({ q, limit: optionsAtMost }, ask),
  named: (values, ask) => plans({ ids: values.join(','), limit: namedAtMost }, ask),
};
