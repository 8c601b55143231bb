import { house, houseId } from '#domain/settlements/house.ts';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { makeChange } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { HouseBody } from './bodies.ts';

/** Registers the call by which owners say who the house is. Papers of months closed before keep the former house. */
export function houseRoutes(app: TypedApp, deps: WriteDeps): void {
  app.put(
    '/v1/house',
    operation(
      ['staff'],
      {
        operationId: 'replaceHouse',
        tags: ['settlements'],
        summary: 'Set the house’s name, address and numbers; null leaves one out of papers and pages',
        body: HouseBody,
        response: { 200: CommandAnswer },
      },
      [412],
      'owner',
    ),
    async (request, reply) => {
      const {
        business_number: businessNumber,
        mail_order_number: mailOrderNumber,
        registration_number: registrationNumber,
        ...named
      } = request.body;
      const fields = { ...named, businessNumber, mailOrderNumber, registrationNumber };
      const commands = [{ action: 'revise', fields } as const];
      const change = { decider: house, id: houseId, commands, name: 'revise' };
      return answerChange(reply, await makeChange(deps, change, askedBy(deps, request)));
    },
  );
}
