import Type from 'typebox';
import type { Caller } from '#http/caller.ts';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { type Listed, ListQuery, pageOf, pageOfWhole, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute } from '../kit/history/route.ts';
import { answerPage } from '../kit/kept-pages.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { brandAdmin, brandAdmins } from './admins.ts';
import { certificationRuleOf } from './certification-rule.ts';
import {
  Brand,
  BrandAdmin,
  BrandCertificationRule,
  BrandDetail,
  BrandPhone,
  BrandWithStats,
} from './contract.ts';
import { brandsCsv } from './csv.ts';
import { brandDetail, brandOrganization, brandPhones, requireBrand } from './detail.ts';
import { BrandsParams } from './filters.ts';
import { brandSteps } from './history.ts';
import { listBrands } from './list.ts';
import { OrganizationObject } from './organization-contract.ts';
import { withoutStats } from './show.ts';

const tags = ['brands'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;
const querystring = BrandsParams;

export const brandRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/brands',
    operation(all, {
      operationId: 'listBrands',
      tags,
      summary: 'Brands by id',
      querystring,
      response: { 200: Page(Brand) },
    }),
    async (request, reply) => {
      await answerPage(deps, request, reply, 'brands', async () =>
        plain(await listBrands(readingOf(deps, request), request.query)),
      );
      return reply;
    },
  );
  app.get(
    '/v1/brands/featured',
    operation(all, {
      operationId: 'listFeaturedBrands',
      tags,
      summary: 'The featured ones',
      querystring,
      response: { 200: Page(Brand) },
    }),
    async (request) => {
      const featured = await listBrands(readingOf(deps, request), request.query, (brands) =>
        brands.where('brand.isFeatured', '=', true),
      );
      return pageOf(request, plain(featured));
    },
  );
  app.get(
    '/v1/brands/with_stats',
    operation(house, {
      operationId: 'listBrandsWithStats',
      tags,
      summary: 'Brands with counts of what is theirs',
      querystring,
      response: { 200: Page(BrandWithStats) },
    }),
    async (request) => pageOf(request, await listBrands(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/brands/csv',
    operation(house, {
      operationId: 'exportBrands',
      tags,
      summary: 'Brands with counts of what is theirs, as CSV (UTF-8 with BOM), whole',
      querystring: CsvQuery(querystring),
      response: { 200: CsvAnswer },
    }),
    (request, reply) => sendCsv(reply, brandsCsv(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/brands/self',
    operation(['brand_admin'], {
      operationId: 'getOwnBrand',
      tags,
      summary: 'The own brand',
      response: { 200: BrandDetail },
    }),
    (request) => brandDetail(deps, callerOf(request), ownBrand(callerOf(request))),
  );
  app.get(
    '/v1/brands/self/admins/self',
    operation(['brand_admin'], {
      operationId: 'getOwnBrandAdmin',
      tags,
      summary: 'The own profile',
      response: { 200: BrandAdmin },
    }),
    (request) => {
      const caller = callerOf(request);
      return brandAdmin(deps, caller, ownBrand(caller), caller.id);
    },
  );
  app.get(
    '/v1/brands/:id',
    operation(
      all,
      {
        operationId: 'getBrand',
        tags,
        summary: 'A brand; its business data for staff and its own admins alone',
        params: IdParams,
        response: { 200: BrandDetail },
      },
      [404],
    ),
    async (request) => {
      showing(request, 'brands', [request.params.id]);
      return brandDetail(deps, callerOf(request), request.params.id);
    },
  );
  app.get(
    '/v1/brands/:id/certification-rule',
    operation(
      house,
      {
        operationId: 'getBrandCertificationRule',
        tags,
        summary: 'How looks that tag its items are certified, and what their texts must hold',
        params: IdParams,
        response: { 200: BrandCertificationRule },
      },
      [404],
    ),
    (request) => certificationRuleOf(deps, callerOf(request), request.params.id),
  );
  app.get(
    '/v1/brands/:id/organization-objects',
    operation(
      house,
      {
        operationId: 'listBrandOrganizationObjects',
        tags,
        summary: 'What it says of itself as an organization, each of a type; the account number is masked',
        params: IdParams,
        querystring: ListQuery({}),
        response: { 200: Page(OrganizationObject) },
      },
      [404],
    ),
    async (request) => {
      const objects = await brandOrganization(deps, callerOf(request), request.params.id);
      return pageOfWhole(request, request.query, objects);
    },
  );
  historyRoute(app, deps, {
    url: '/v1/brands',
    entity: 'brand',
    tags,
    who: house,
    name: 'Brand',
    summary: "A brand's events with those of its admins, newest first; personal data stay sealed",
    steps: brandSteps,
  });
  app.get(
    '/v1/brands/:id/admins',
    operation(
      house,
      {
        operationId: 'listBrandAdmins',
        tags,
        summary: 'Its admins by id',
        params: IdParams,
        querystring: ListQuery({}),
        response: { 200: Page(BrandAdmin) },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      await requireBrand(deps.db, callerOf(request), id);
      const admins = await brandAdmins(deps, callerOf(request), id);
      const paging = pagingOf(request.query);
      const page = admins.slice(paging.offset, paging.offset + paging.limit);
      return pageOf(request, { paging, count: admins.length, data: page });
    },
  );
  app.get(
    '/v1/brands/:id/admins/:admin_id',
    operation(
      house,
      {
        operationId: 'getBrandAdmin',
        tags,
        summary: 'One of its admins',
        params: Type.Object({ id: Id, admin_id: Id }),
        response: { 200: BrandAdmin },
      },
      [404],
    ),
    (request) => brandAdmin(deps, callerOf(request), request.params.id, request.params.admin_id),
  );
  app.get(
    '/v1/brands/:id/phones',
    operation(
      house,
      {
        operationId: 'listBrandPhones',
        tags,
        summary: 'Its phones, public or not',
        params: IdParams,
        querystring: ListQuery({}),
        response: { 200: Page(BrandPhone) },
      },
      [404],
    ),
    async (request) => {
      const phones = await brandPhones(deps, callerOf(request), request.params.id);
      const paging = pagingOf(request.query);
      const page = phones.slice(paging.offset, paging.offset + paging.limit);
      return pageOf(request, { paging, count: phones.length, data: page });
    },
  );
};

function ownBrand(caller: Caller): number {
  if (caller.label !== 'brand_admin') throw notFound('brand', 'self');
  return caller.brandId;
}

function plain(brands: Listed<BrandWithStats>): Listed<Brand> {
  return { ...brands, data: brands.data.map(withoutStats) };
}
