import Type, { type Static } from 'typebox';

/** A channel in the form of YouTube's own search result; null if none has the name. */
export const FoundChannel = Type.Object({
  channel: Type.Union([
    Type.Object({
      id: Type.Object({ kind: Type.Literal('youtube#channel'), channelId: Type.String() }),
      snippet: Type.Object({
        title: Type.Union([Type.String(), Type.Null()]),
        description: Type.Union([Type.String(), Type.Null()]),
        handle: Type.String({ description: 'Without the leading `@`' }),
      }),
    }),
    Type.Null(),
  ]),
});
export type FoundChannel = Static<typeof FoundChannel>;
