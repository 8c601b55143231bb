import Type from 'typebox';
import { notifications } from '#domain/notifications/notifications.ts';
import { backOffice } from '#http/caller.ts';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import type { WriteDeps } from '../deps.ts';
import { askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';

const SeenBody = Type.Object(
  { until: Type.String({ format: 'date-time', maxLength: 40 }) },
  { additionalProperties: false },
);
const SeenAnswer = Type.Object({ position: Type.String() });

/**
 * Registers the route that records up to when an account has seen its notifications. Every back-office account may call it,
 * whatever its role.
 */
export function notificationRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/notifications/seen',
    operation(
      backOffice,
      {
        operationId: 'seeNotifications',
        tags: ['notifications'],
        summary: 'Mark notifications up to a time as seen',
        body: SeenBody,
        response: { 200: SeenAnswer },
      },
      [422],
      'any',
    ),
    async (request, reply) => {
      const { caller, context } = askedBy(deps, request);
      const command = { action: 'see', until: request.body.until } as const;
      const stream = { decider: notifications, id: `${caller.label}-${caller.id}`, command, name: 'see' };
      const outcome = await runCommand(deps.streams, stream, context);
      if (!outcome.ok) throw refusalError(outcome);
      const position = String(outcome.position);
      reply.header(positionHeader, position);
      return { position };
    },
  );
}
