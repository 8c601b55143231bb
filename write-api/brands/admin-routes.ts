import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import type { Caller, CallerLabel } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { endAccount } from '../auth/credentials.ts';
import type { SignInDeps } from '../auth/deps.ts';
import { makeChange, present } from '../kit/changes/change.ts';
import { pick } from '../kit/changes/fields.ts';
import { answerChange, askedBy } from '../kit/changes/over-http.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { emailClaim, usernameClaim } from '../kit/commands/claim-values.ts';
import { addBrandAdmin, type NewBrandAdmin } from './add-brand-admin.ts';
import { adminPasswordRoutes } from './admin-passwords.ts';
import { AdminChanges, NewAdminBody } from './bodies.ts';
import { AdminParams, isAdminOf, seesBrand } from './visible.ts';

const tags = ['brand admins'];
const who: readonly CallerLabel[] = ['staff', 'brand_admin'];
const path = '/v1/brands/:id/admins';

export function adminRoutes(app: FastifyInstance, deps: SignInDeps): void {
  adminPasswordRoutes(app, deps);

  app.post(
    path,
    operation(
      who,
      {
        operationId: 'addBrandAdmin',
        tags,
        summary: 'Add an admin to a brand',
        params: IdParams,
        body: NewAdminBody,
        response: { 201: CommandAnswer },
      },
      [404, 409, 422, 429],
    ),
    async (request, reply) => {
      const { id: brandId } = request.params as IdParams;
      const { caller, context } = askedBy(deps, request);
      await present(deps, brand, brandId, context, seesBrand(caller));
      await countQuestion(caller, request);
      const added = await addBrandAdmin(
        deps,
        { brandId, ...(request.body as Omit<NewBrandAdmin, 'brandId'>) },
        context,
      );
      return answerChange(reply, added, 201);
    },
  );

  app.patch(
    `${path}/:admin_id`,
    operation(
      who,
      {
        operationId: 'updateBrandAdmin',
        tags,
        summary: 'Change an admin of a brand',
        params: AdminParams,
        body: AdminChanges,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412, 429],
    ),
    async (request, reply) => {
      const { id: brandId, admin_id: id } = request.params as AdminParams;
      const body = request.body as Static<typeof AdminChanges>;
      const { caller, context, seenRevision } = askedBy(deps, request);
      await present(deps, brand, brandId, context, seesBrand(caller));
      const { state } = await present(deps, brandAdmin, id, context, isAdminOf(brandId));
      const { sealed, before, after } = await resealed<Contact>(
        deps,
        personKey('brand_admin', id),
        state.personal,
        (now) => ({ ...(now ?? nobody), ...pick(body, ['name', 'email', 'phone']) }),
      );
      const fields = {
        ...(sealed !== state.personal && { personal: sealed }),
        ...pick(body, ['position']),
      };
      const isNewEmail = after?.email !== before?.email;
      if (isNewEmail && after?.email) await countQuestion(caller, request);
      const change = {
        decider: brandAdmin,
        id,
        commands: [{ action: 'revise' as const, fields }],
        name: 'revise',
        claims: {
          by: { category: 'brand_admin' as const, id },
          taken: isNewEmail && after?.email ? [emailClaim(after.email)] : [],
          givenUp: isNewEmail && before?.email ? [emailClaim(before.email)] : [],
        },
      };
      return answerChange(reply, await makeChange(deps, change, { context, seenRevision }));
    },
  );

  app.delete(
    `${path}/:admin_id`,
    operation(
      who,
      {
        operationId: 'deleteBrandAdmin',
        tags,
        summary: 'Remove an admin of a brand; every sign-in of theirs ends',
        params: AdminParams,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { id: brandId, admin_id: id } = request.params as AdminParams;
      const { caller, context, seenRevision } = askedBy(deps, request);
      await present(deps, brand, brandId, context, seesBrand(caller));
      const { state } = await present(deps, brandAdmin, id, context, isAdminOf(brandId));
      const person = personKey('brand_admin', id);
      const contact = (state.personal &&
        (await deps.sealing.unseal(person, state.personal))) as Contact | null;
      const change = {
        decider: brandAdmin,
        id,
        commands: [{ action: 'remove' as const }],
        name: 'remove',
        claims: {
          by: { category: 'brand_admin' as const, id },
          taken: [],
          givenUp: [
            ...(state.username === '' ? [] : [usernameClaim(state.username)]),
            ...(contact?.email ? [emailClaim(contact.email)] : []),
          ],
        },
      };
      const changed = await makeChange(deps, change, { context, seenRevision });
      await endAccount(deps, { kind: 'brand_admin', id });
      await deps.sealing.forget(person);
      return answerChange(reply, changed);
    },
  );

  /** A refusal tells whether a name or an address is taken, which is asked no oftener here than anywhere; staff see them all. */
  async function countQuestion(caller: Caller, request: FastifyRequest): Promise<void> {
    if (caller.label !== 'staff') await deps.attempts.ask(request.ip);
  }
}

const nobody: Contact = { name: null, email: null, phone: null };
