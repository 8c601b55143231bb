import type { CommandAnswer } from '#http/contract.ts';
import type { PageOf } from '#http/lists.ts';
import type { Brand, BrandCertificationRule, BrandDetail } from '#read-api/brands/contract.ts';
import type { OrganizationObject } from '#read-api/brands/organization-contract.ts';
import { restCall } from '../kit/rest-call.ts';

export const getBrand = restCall<BrandDetail>('getBrand', 'GET', '/v1/brands/{id}');
export const listBrands = restCall<PageOf<Brand>>('listBrands', 'GET', '/v1/brands');
export const listOrganizationObjects = restCall<PageOf<OrganizationObject>>(
  'listBrandOrganizationObjects',
  'GET',
  '/v1/brands/{id}/organization-objects',
);
export const getCertificationRule = restCall<BrandCertificationRule>(
  'getBrandCertificationRule',
  'GET',
  '/v1/brands/{id}/certification-rule',
);
export const setCertificationRule = restCall<CommandAnswer>(
  'setBrandCertificationRule',
  'PUT',
  '/v1/brands/{id}/certification-rule',
);
export const updateBrand = restCall<CommandAnswer>('updateBrand', 'PATCH', '/v1/brands/{id}');
