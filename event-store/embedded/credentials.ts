import { timingSafeEqual } from 'node:crypto';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { type Metadata, ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';
import { unauthenticated } from './errors.ts';

/**
 * The only account of a store. Name and password appear unescaped in addresses, so they have only letters, digits, `-` and
 * `_`.
 */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

// The official client requests the list of supported methods without credentials, so every server must answer it.
const openPaths: readonly string[] = Object.values(serverFeatures.ServerFeaturesService).map(
  ({ path }) => path,
);

/**
 * Rejects all calls, of every service, without these credentials (`authorization: Basic …`). Only the list of
 * supported methods is public.
 */
export function onlyFor({ username, password }: Credentials): ServerInterceptor {
  const expected = Buffer.from(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  const isExpected = (metadata: Metadata): boolean => {
    const given = metadata.get('authorization').map((value) => Buffer.from(value));
    return given.some((value) => value.length === expected.length && timingSafeEqual(value, expected));
  };
  return ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata(metadata, pass) {
            if (openPaths.includes(path) || isExpected(metadata)) pass(metadata);
            else call.sendStatus(unauthenticated());
          },
        }),
    });
}
