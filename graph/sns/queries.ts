import type { FoundChannel } from '#write-api/sns/contract.ts';
import { builder } from '../kit/builder.ts';
import { findYoutubeChannel } from './calls.ts';

type Channel = NonNullable<FoundChannel['channel']>;

const YoutubeChannelId = builder.objectRef<Channel['id']>('YoutubeChannelId').implement({
  fields: (t) => ({ kind: t.exposeString('kind'), channelId: t.exposeString('channelId') }),
});

const YoutubeChannelSnippet = builder.objectRef<Channel['snippet']>('YoutubeChannelSnippet').implement({
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    handle: t.exposeString('handle', { description: 'Without the leading `@`.' }),
  }),
});

const YoutubeChannel = builder.objectRef<Channel>('YoutubeChannel').implement({
  fields: (t) => ({
    id: t.expose('id', { type: YoutubeChannelId }),
    snippet: t.expose('snippet', { type: YoutubeChannelSnippet }),
  }),
});

builder.queryField('youtubeChannelIdByChannelName', (t) =>
  t.field({
    type: YoutubeChannel,
    nullable: true,
    description: 'The channel of YouTube with this handle or name; null if there is none.',
    args: { channelName: t.arg.string({ required: true }) },
    resolve: async (_, { channelName: name }, { graph }) =>
      (await graph.read(findYoutubeChannel, { query: { name } })).channel,
  }),
);
