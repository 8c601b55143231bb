import type { CommandAnswer } from '#http/contract.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { call } from './calls.ts';

/** Registers a member for one test only. */
export async function ownMember(said: object = {}): Promise<UserDetail> {
  const username = `e2e-${Math.random().toString(36).slice(2, 10)}`;
  const { id } = await call<CommandAnswer>('staff', 'POST', '/v1/users', { username, ...said });
  return call<UserDetail>('staff', 'GET', `/v1/users/${id}`);
}
