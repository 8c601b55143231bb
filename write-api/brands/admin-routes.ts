import Type from 'typebox';
import type { CallerLabel } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { addAdmin, removeAdmin, reviseAdmin, setAdminPassword } from './admin-use-cases.ts';
import { AdminChanges, InvitationBody, NewAdminBody, PasswordBody, ResetBody } from './bodies.ts';
import { renewInvitation } from './invite.ts';
import { AdminParams } from './visible.ts';

const tags = ['brand admins'];
const who: readonly CallerLabel[] = ['staff', 'brand_admin'];
const path = '/v1/brands/:id/admins';
const Done = Type.Object({ id: Type.Integer() });

export function adminRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    path,
    operation(
      who,
      {
        operationId: 'addBrandAdmin',
        tags,
        summary: 'Add an admin to a brand; without a password a letter invites the admin',
        params: IdParams,
        body: NewAdminBody,
        response: { 201: CommandAnswer },
      },
      [404, 409, 422, 429],
    ),
    async (request, reply) => {
      const admin = { brandId: request.params.id, ...request.body };
      return answerChange(reply, await addAdmin(deps, askedBy(deps, request), admin), 201);
    },
  );

  app.post(
    `${path}/:admin_id/invitation`,
    operation(
      who,
      {
        operationId: 'renewBrandAdminInvitation',
        tags,
        summary: 'Send an invited admin the letter again',
        params: AdminParams,
        body: InvitationBody,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412, 429],
    ),
    async (request, reply) => {
      const { id: brandId, admin_id: id } = request.params;
      const renewal = { of: { brandId, id }, ...request.body };
      return answerChange(reply, await renewInvitation(deps, askedBy(deps, request), renewal));
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
      [404, 409, 412, 422, 429],
    ),
    async (request, reply) => {
      const { id: brandId, admin_id: id } = request.params;
      const { current_password: currentPassword, ...said } = request.body;
      const revision = { of: { brandId, id }, said, currentPassword };
      return answerChange(reply, await reviseAdmin(deps, askedBy(deps, request), revision));
    },
  );

  app.delete(
    `${path}/:admin_id`,
    operation(
      who,
      {
        operationId: 'deleteBrandAdmin',
        tags,
        summary: 'Remove an admin of a brand and end all its sign-ins',
        params: AdminParams,
        response: { 200: CommandAnswer },
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const { id: brandId, admin_id: id } = request.params;
      return answerChange(reply, await removeAdmin(deps, askedBy(deps, request), { brandId, id }));
    },
  );

  app.patch(
    `${path}/:admin_id/password`,
    operation(
      who,
      {
        operationId: 'changeBrandAdminPassword',
        tags,
        summary: 'Change an admin’s password; admins give their own current password too',
        params: AdminParams,
        body: PasswordBody,
        response: { 200: Done },
      },
      [404, 409, 422, 429],
    ),
    async (request) => {
      const { id: brandId, admin_id: id } = request.params;
      const { password, current_password: currentPassword } = request.body;
      const of = { brandId, id };
      await setAdminPassword(deps, askedBy(deps, request), { of, password, currentPassword });
      return { id };
    },
  );

  app.post(
    `${path}/reset_password`,
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
      [404, 409, 422],
    ),
    async (request) => {
      const { admin_id: id, password } = request.body;
      const of = { brandId: request.params.id, id };
      await setAdminPassword(deps, askedBy(deps, request), { of, password });
      return { id };
    },
  );
}
