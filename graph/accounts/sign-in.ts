import { builder } from '../kit/builder.ts';
import { isObject } from '../kit/is-object.ts';
import { authorize, type SignedIn } from './calls.ts';

const SignInType = builder.enumType('SignInType', { values: ['Staff'] as const });

const SignInResult = builder.objectRef<SignedIn>('SignInResult').implement({
  fields: (t) => ({
    accessToken: t.exposeString('accessToken'),
    v1AccessToken: t.exposeString('accessToken', { description: 'The same token, for older clients' }),
  }),
});

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInResult,
    nullable: true,
    description:
      'Signs staff in by a token of their identity provider, or by a refresh token. It needs no access token.',
    args: { token: t.arg.string({ required: true }), type: t.arg({ type: SignInType, required: true }) },
    resolve: (_, { token }, { graph }, info) => {
      const body = hasIssuer(token) ? { method: 'oidc', token } : { method: 'refresh', refresh_token: token };
      return graph.writer(info)(authorize, { body });
    },
  }),
);

/** Returns whether a token is a JWT that names its issuer. REST verifies it. */
function hasIssuer(token: string): boolean {
  const [, payload, ...others] = token.split('.');
  if (payload === undefined || others.length !== 1) return false;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return isObject(claims) && typeof claims.iss === 'string';
  } catch {
    return false;
  }
}
