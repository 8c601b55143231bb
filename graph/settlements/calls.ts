import type { ContentUseLink } from '#read-api/settlements/contract.ts';
import { restCall } from '../kit/rest-call.ts';

export const getContentUseLink = restCall<ContentUseLink>(
  'getContentUseLink',
  'GET',
  '/v1/brands/{id}/months/{yyyymm}/content_use_link',
);
