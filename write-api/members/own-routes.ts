import { Readable } from 'node:stream';
import Type from 'typebox';
import { businessDay } from '#domain/business-day.ts';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { OwnProfileBody, OwnRemovalBody, removeOwnAccount, reviseOwnProfile } from './own.ts';
import { exportOwnData } from './own-export.ts';

const tags = ['users'];
const response = { 200: CommandAnswer };
const ZipAnswer = Type.Unsafe<Readable>({
  description: 'A ZIP of JSON files and pictures',
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
});

/** Routes for a member's own account. */
export function ownRoutes(app: TypedApp, deps: WriteDeps): void {
  app.patch(
    '/v1/users/self',
    operation(
      ['user'],
      {
        operationId: 'updateOwnProfile',
        tags,
        summary:
          'Change one’s own profile; a phone or an address by what proves it, and the current password',
        body: OwnProfileBody,
        response,
      },
      [409, 412, 422, 429],
    ),
    async (request, reply) =>
      answerChange(reply, await reviseOwnProfile(deps, askedBy(deps, request), request.body)),
  );

  app.delete(
    '/v1/users/self',
    operation(
      ['user'],
      {
        operationId: 'removeOwnAccount',
        tags,
        summary:
          'Be forgotten, by one’s password or linked account: at once, or when the last rental, payment and refund has ended',
        body: OwnRemovalBody,
        response,
      },
      [409, 412, 422, 429],
    ),
    async (request, reply) =>
      answerChange(reply, await removeOwnAccount(deps, askedBy(deps, request), request.body)),
  );

  app.get(
    '/v1/users/self/export',
    operation(
      ['user'],
      {
        operationId: 'exportOwnData',
        tags,
        summary: 'All that is kept of the caller, with its pictures; that it was taken stands in the history',
        response: { 200: ZipAnswer },
      },
      [429],
    ),
    async (request, reply) => {
      const zip = await exportOwnData(deps, askedBy(deps, request));
      return reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="tryset-${businessDay(new Date(deps.clock()))}.zip"`,
        )
        .type('application/zip')
        .send(Readable.from(zip));
    },
  );
}
