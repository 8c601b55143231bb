import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { forbidden, notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { Password } from '../auth/account-rules.ts';
import { changePassword, requireCurrentPassword } from '../auth/change-password.ts';
import type { SignInDeps } from '../auth/deps.ts';
import { present } from '../kit/changes/change.ts';
import { askedBy } from '../kit/changes/over-http.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { PasswordBody } from './bodies.ts';
import { AdminParams, isAdminOf, seesBrand } from './visible.ts';

const Done = Type.Object({ id: Type.Integer() });
const ResetBody = Type.Object({ admin_id: Id, password: Password }, { additionalProperties: false });

/**
 * Passwords are no part of any event; that they were changed is one. A brand admin changes its own, and says the current
 * one; staff may set anybody's. Either way every sign-in of the account ends.
 */
export function adminPasswordRoutes(app: FastifyInstance, deps: SignInDeps): void {
  const tags = ['brand admins'];

  app.patch(
    '/v1/brands/:id/admins/:admin_id/password',
    operation(
      ['staff', 'brand_admin'],
      {
        operationId: 'changeBrandAdminPassword',
        tags,
        summary: "Change an admin's password; its owner says the current one too",
        params: AdminParams,
        body: PasswordBody,
        response: { 200: Done },
      },
      [404, 422, 429],
    ),
    async (request) => {
      const { id: brandId, admin_id: id } = request.params as AdminParams;
      const { password, current_password } = request.body as Static<typeof PasswordBody>;
      const { caller, context } = askedBy(deps, request);
      await present(deps, brand, brandId, context, seesBrand(caller));
      const { state } = await present(deps, brandAdmin, id, context, isAdminOf(brandId));
      if (caller.label === 'brand_admin') {
        if (caller.id !== id)
          throw forbidden('brand_admin.not_own', 'only staff may set another admin’s password');
        const own = { kind: 'brand_admin', id } as const;
        await requireCurrentPassword(deps, own, state.username, current_password ?? '', request.ip);
      }
      return setPassword(id, password, context);
    },
  );

  app.post(
    '/v1/brands/:id/admins/reset_password',
    operation(
      ['staff'],
      {
        operationId: 'resetBrandAdminPassword',
        tags,
        summary: 'Give an admin of a brand a new password',
        params: IdParams,
        body: ResetBody,
        response: { 200: Done },
      },
      [404, 422],
    ),
    async (request) => {
      const { id: brandId } = request.params as IdParams;
      const { admin_id: id, password } = request.body as Static<typeof ResetBody>;
      const { caller, context } = askedBy(deps, request);
      await present(deps, brand, brandId, context, seesBrand(caller));
      await present(deps, brandAdmin, id, context, isAdminOf(brandId));
      return setPassword(id, password, context);
    },
  );

  async function setPassword(id: number, password: string, context: CommandContext) {
    const changed = await changePassword(deps, { kind: 'brand_admin', id }, password, context);
    if (changed === null) throw notFound('brand_admin', id);
    return { id };
  }
}
