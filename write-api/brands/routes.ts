import Type from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { adminRoutes } from './admin-routes.ts';
import { BrandBody, BrandChanges, CertificationRuleBody, DeclineBody } from './bodies.ts';
import { WholeBankAccount } from './contract.ts';
import { approveBrand, declineBrand } from './decide-application.ts';
import { nameRoutes } from './name-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { showBankAccount } from './show-bank-account.ts';
import { takeBackRoutes } from './take-back-routes.ts';
import { registerBrand, removeBrand, replaceBrand, reviseBrand, setCertificationRule } from './use-cases.ts';

const tags = ['brands'];
const response = { 200: CommandAnswer };
const revision = { tags, params: IdParams, response } as const;
const revisionFailures = [404, 409, 412, 413, 415, 422, 429];

export function brandRoutes(app: TypedApp, deps: WriteDeps): void {
  adminRoutes(app, deps);
  phoneRoutes(app, deps);

  app.post(
    '/v1/brands',
    {
      ...takesPictures,
      ...operation(
        ['staff'],
        {
          operationId: 'createBrand',
          tags,
          summary: 'Register a brand; JSON, or multipart with pictures',
          body: BrandBody,
          response: { 201: CommandAnswer },
        },
        [409, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      const said = fromWire(request.body);
      return answerChange(reply, await registerBrand(deps, askedBy(deps, request), said), 201);
    },
  );

  app.post(
    '/v1/brands/:id/bank-account/show',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'showBrandBankAccount',
        tags,
        summary: 'Show the bank account with its whole number; the brand’s history records it',
        params: IdParams,
        response: { 200: WholeBankAccount },
      },
      [404],
    ),
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return showBankAccount(deps, askedBy(deps, request), request.params.id);
    },
  );

  app.post(
    '/v1/brands/update_cache',
    operation(['staff', 'brand_admin'], {
      operationId: 'updateBrandCache',
      tags,
      summary: 'Does nothing; kept for older clients, whose answers are always current',
      response: { 200: Type.Object({ isUpToDate: Type.Literal(true) }) },
    }),
    async () => ({ isUpToDate: true as const }),
  );

  app.put(
    '/v1/brands/:id',
    {
      ...takesPictures,
      ...operation(
        ['staff', 'brand_admin'],
        {
          operationId: 'replaceBrand',
          summary: 'Replace a brand’s data; pictures and publication stay unless named',
          body: BrandBody,
          ...revision,
        },
        revisionFailures,
      ),
    },
    async (request, reply) => {
      const wanted = { id: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await replaceBrand(deps, askedBy(deps, request), wanted));
    },
  );

  app.patch(
    '/v1/brands/:id',
    {
      ...takesPictures,
      ...operation(
        ['staff', 'brand_admin'],
        {
          operationId: 'updateBrand',
          summary: 'Change a brand; JSON, or multipart with pictures',
          body: BrandChanges,
          ...revision,
        },
        revisionFailures,
      ),
    },
    async (request, reply) => {
      const wanted = { id: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await reviseBrand(deps, askedBy(deps, request), wanted));
    },
  );

  app.put(
    '/v1/brands/:id/certification-rule',
    operation(
      ['staff'],
      {
        operationId: 'setBrandCertificationRule',
        summary: 'Set how looks that tag the brand’s items are certified, and what their texts must contain',
        body: CertificationRuleBody,
        ...revision,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, said: fromWire(request.body) };
      return answerChange(reply, await setCertificationRule(deps, askedBy(deps, request), wanted));
    },
  );

  app.post(
    '/v1/brands/:id/approve',
    operation(
      ['staff'],
      {
        operationId: 'approveBrand',
        summary: 'Approve a brand’s application; the applicant gets a letter',
        ...revision,
      },
      [404, 409, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await approveBrand(deps, askedBy(deps, request), request.params.id)),
  );

  app.post(
    '/v1/brands/:id/decline',
    operation(
      ['staff'],
      {
        operationId: 'declineBrand',
        summary: 'Decline a brand’s application; the applicant gets a letter with the reason',
        body: DeclineBody,
        ...revision,
      },
      [404, 409, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await declineBrand(deps, askedBy(deps, request), request.params.id)),
  );

  nameRoutes(app, deps);
  takeBackRoutes(app, deps);

  app.delete(
    '/v1/brands/:id',
    operation(
      ['staff'],
      { operationId: 'deleteBrand', summary: 'Remove a brand; its history stays', ...revision },
      [404, 409, 412],
    ),
    async (request, reply) =>
      answerChange(reply, await removeBrand(deps, askedBy(deps, request), request.params.id)),
  );
}
