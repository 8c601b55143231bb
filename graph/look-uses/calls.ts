import type { Static } from 'typebox';
import type { CommandAnswer } from '#http/contract.ts';
import type { PageOf } from '#http/lists.ts';
import type { LookUse, LookUseTotals } from '#read-api/look-uses/contract.ts';
import { actionCalls } from '../kit/action-calls.ts';
import { restCall } from '../kit/rest-call.ts';

export const listLookUses = restCall<PageOf<LookUse>>('listLookUses', 'GET', '/v1/look-uses');
export const getLookUse = restCall<LookUse>('getLookUse', 'GET', '/v1/look-uses/{id}');
export const getLookUseTotals = restCall<Static<typeof LookUseTotals>>(
  'getLookUseTotals',
  'GET',
  '/v1/look-uses/totals',
);
export const createLookUse = restCall<CommandAnswer>('createLookUse', 'POST', '/v1/looks/{id}/look-use');
export const replaceLookUseStatus = restCall<CommandAnswer>(
  'replaceLookUseStatus',
  'PUT',
  '/v1/looks/look-use/{look_use_id}/status',
);

/** The actions of the transition table of look uses. */
export const lookUseActions = actionCalls('LookUse', '/v1/look-uses');
