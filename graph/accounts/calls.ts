import type { BrandAdmin } from '#read-api/brands/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import type { Colleague } from '#read-api/staff/contract.ts';
import { restCall } from '../kit/rest-call.ts';

export const getOwnUser = restCall<UserDetail>('getOwnUser', 'GET', '/v1/users/self');
export const getOwnBrandAdmin = restCall<BrandAdmin>(
  'getOwnBrandAdmin',
  'GET',
  '/v1/brands/self/admins/self',
);
export const getStaff = restCall<Colleague>('getStaff', 'GET', '/v1/staff/{id}');

export interface SignedIn {
  accessToken: string;
}
export const authorize = restCall<SignedIn>('authorize', 'POST', '/v1/auth/authorize');
