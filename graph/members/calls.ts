import type { CommandAnswer } from '#http/contract.ts';
import type { PageOf } from '#http/lists.ts';
import type { User, UserDetail } from '#read-api/members/contract.ts';
import { actionCalls } from '../kit/action-calls.ts';
import { restCall } from '../kit/rest-call.ts';

export const getUser = restCall<UserDetail>('getUser', 'GET', '/v1/users/{id}');
export const listUsers = restCall<PageOf<User>>('listUsers', 'GET', '/v1/users');
export const updateUser = restCall<CommandAnswer>('updateUser', 'PATCH', '/v1/users/{id}');
export const moveUserPoints = restCall<CommandAnswer>('moveUserPoints', 'POST', '/v1/users/{id}/points');

/** The actions of the members' role table. */
export const userActions = actionCalls('User', '/v1/users');
