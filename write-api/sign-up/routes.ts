import type { FastifyRequest } from 'fastify';
import { operation } from '#http/operation.ts';
import { provenSignUp } from '../accounts/sign-ups.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { takesOnePicture, uploadsOf } from '../kit/pictures/uploads.ts';
import {
  BrandSignUpBody,
  CheckBody,
  Checked,
  MemberSignedUp,
  MemberSignUpBody,
  PrepareBody,
  Prepared,
  SignedUp,
} from './contract.ts';
import { prepareSignUp } from './prepare.ts';
import { signUpBrand } from './sign-up-brand.ts';
import { signUpMember } from './sign-up-member.ts';

const tags = ['auth'];

export function signUpRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/auth/signup/prepare',
    operation(
      'public',
      {
        operationId: 'prepareSignUp',
        tags,
        summary: 'Begin a sign-up: a letter to the address brings a code',
        body: PrepareBody,
        response: { 200: Prepared },
      },
      [429],
    ),
    (request) => prepareSignUp(deps, request.ip, request.body),
  );

  app.post(
    '/v1/auth/signup/check',
    operation(
      'public',
      {
        operationId: 'checkSignUp',
        tags,
        summary: 'Whether a code is the one that was mailed; it is good for the sign-up still',
        body: CheckBody,
        response: { 200: Checked },
      },
      [422, 429],
    ),
    async (request) => {
      await deps.attempts.ask(request.ip);
      const { email } = await provenSignUp(deps, request.body);
      return { email };
    },
  );

  const mayAsk = (request: FastifyRequest) => deps.attempts.ask(request.ip);
  app.post(
    '/v1/auth/signup',
    {
      ...takesOnePicture(mayAsk),
      ...operation(
        'public',
        {
          operationId: 'signUpBrand',
          tags,
          summary: 'Apply as a brand, with its first admin; JSON, or multipart with the certificate',
          body: BrandSignUpBody,
          response: { 201: SignedUp },
        },
        [409, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      return reply.code(201).send(await signUpBrand(deps, uploadsOf(request), request.body));
    },
  );

  app.post(
    '/v1/auth/signup/user',
    operation(
      'public',
      {
        operationId: 'signUpMember',
        tags,
        summary: 'Apply as a member, with an address and a phone that are known to be theirs',
        body: MemberSignUpBody,
        response: { 201: MemberSignedUp },
      },
      [409, 422, 429],
    ),
    async (request, reply) => {
      await mayAsk(request);
      return reply.code(201).send(await signUpMember(deps, request.body));
    },
  );
}
