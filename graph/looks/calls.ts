import type { CommandAnswer } from '#http/contract.ts';
import type { PageOf } from '#http/lists.ts';
import type { CertificationStats, Look, LookDetail } from '#read-api/looks/contract.ts';
import type { AssetForms } from '#write-api/kit/assets/contract.ts';
import { actionCalls } from '../kit/action-calls.ts';
import { restCall } from '../kit/rest-call.ts';

export const getLook = restCall<LookDetail>('getLook', 'GET', '/v1/looks/{id}');
export const listLooks = restCall<PageOf<Look>>('listLooks', 'GET', '/v1/looks');
export const getLookCertificationStats = restCall<CertificationStats>(
  'getLookCertificationStats',
  'GET',
  '/v1/looks/certification_stats',
);
export const deleteLook = restCall<CommandAnswer>('deleteLook', 'DELETE', '/v1/looks/{id}');

/** The actions of the looks' transition table. */
export const lookActions = actionCalls('Look', '/v1/looks');
export const updateLook = restCall<CommandAnswer>('updateLook', 'PATCH', '/v1/looks/{id}');
export const createAssets = restCall<AssetForms>('createAssets', 'POST', '/v1/assets');
