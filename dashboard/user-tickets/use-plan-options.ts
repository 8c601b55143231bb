import { useQuery } from '@tanstack/react-query';
import type { MemberPlan } from '#read-api/member-plans/contract.ts';
import { memberPlansPath } from '../brand-plans/paths.ts';
import { api } from '../kit/client/api.ts';
import type { InputOption } from '../kit/fields/input.ts';

const query = { status: 'active', limit: 100, order: 'id' } as const;

/** The plans that are not retired, as options of a form. Undefined until they are loaded. */
export function usePlanOptions(): readonly InputOption[] | undefined {
  const { data } = useQuery({
    queryKey: [memberPlansPath, query],
    queryFn: ({ signal }) => api.call<{ data: MemberPlan[] }>('GET', memberPlansPath, { query, signal }),
  });
  return data?.data.data.map(({ id, name }) => ({ value: String(id), text: name }));
}
