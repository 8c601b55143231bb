import Type from 'typebox';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { FoundChannel } from './contract.ts';
import { findChannel } from './find-channel.ts';

const ChannelQuery = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'A handle, a name or the address of a page',
    }),
  },
  { additionalProperties: false },
);

/** Registers the lookups at the networks on which members post. */
export function snsLookupRoutes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/sns/youtube/channels',
    operation(
      ['staff'],
      {
        operationId: 'findYoutubeChannel',
        tags: ['users'],
        summary: 'The channel of YouTube with this handle or name; null if there is none',
        querystring: ChannelQuery,
        response: { 200: FoundChannel },
      },
      [422, 429],
    ),
    (request) => findChannel(deps, callerOf(request), request.query.name),
  );
}
