import Type from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { MemberContactBody, MemberContactsBody } from './bodies.ts';
import {
  addMemberContact,
  removeMemberContact,
  replaceMemberContact,
  setMemberContacts,
} from './member-contacts.ts';

const tags = ['users'];
const url = '/v1/users/:id/agency-contacts';
const ofOne = { tags, params: Type.Object({ id: Id, contactId: Id }), response: { 200: CommandAnswer } };
const failures = [404, 409, 412, 422];

/**
 * Registers the routes for a member's agency contacts. Answers have the contact's id and the revision of the member's contact
 * list.
 */
export function memberContactRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    operation(
      ['staff'],
      {
        operationId: 'addUserAgencyContact',
        tags,
        summary: 'Name a contact for a member, at most one of each agency',
        params: IdParams,
        body: MemberContactBody,
        response: { 201: CommandAnswer },
      },
      failures,
    ),
    async (request, reply) => {
      const of = { userId: request.params.id, contactId: request.body.contact_id };
      return answerChange(reply, await addMemberContact(deps, askedBy(deps, request), of), 201);
    },
  );
  app.patch(
    url,
    operation(
      ['staff'],
      {
        operationId: 'setUserAgencyContacts',
        tags,
        summary: 'Say all contacts of a member at once',
        params: IdParams,
        body: MemberContactsBody,
        response: { 200: CommandAnswer },
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = { userId: request.params.id, contactIds: request.body.contact_ids };
      return answerChange(reply, await setMemberContacts(deps, askedBy(deps, request), wanted));
    },
  );
  app.patch(
    `${url}/:contactId`,
    operation(
      ['staff'],
      {
        ...ofOne,
        operationId: 'replaceUserAgencyContact',
        summary: 'Put another contact in the place of one',
        body: MemberContactBody,
      },
      failures,
    ),
    async (request, reply) => {
      const of = { userId: request.params.id, contactId: request.params.contactId };
      const wanted = { of, contactId: request.body.contact_id };
      return answerChange(reply, await replaceMemberContact(deps, askedBy(deps, request), wanted));
    },
  );
  app.delete(
    `${url}/:contactId`,
    operation(
      ['staff'],
      { ...ofOne, operationId: 'removeUserAgencyContact', summary: 'Name a contact no more' },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const of = { userId: request.params.id, contactId: request.params.contactId };
      return answerChange(reply, await removeMemberContact(deps, askedBy(deps, request), of));
    },
  );
}
