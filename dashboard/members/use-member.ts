import { useQuery } from '@tanstack/react-query';
import type { UserDetail } from '#read-api/members/contract.ts';
import { api } from '../kit/client/api.ts';
import { detailForm } from '../kit/edit/detail-form.ts';
import type { Values } from '../kit/fields/field.ts';

const path = '/v1/users/{id}';

export function useMember(id: string) {
  return useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) => api.call<UserDetail>('GET', path, { params: { id }, signal }),
  });
}

/** Props of a form that changes a member. */
export const memberForm = (member: UserDetail, valuesOf: (member: UserDetail) => Values) =>
  detailForm(path, member, valuesOf);
