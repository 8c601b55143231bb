import { system } from '#domain/actor.ts';
import { type InboxMessage, inboxMessage } from '#domain/inbox/message.ts';
import type { InboxMessageEvent } from '#domain/inbox/message-events.ts';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { entry, lookDescription } from '#domain/testing/looks.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { MemberCaller } from '#http/caller.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Effect } from '../../kit/follower/effect.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { tellMembers } from '../tell-members.ts';

export const start = '2027-04-01T03:00:00.000Z';
export const mina: MemberCaller = { label: 'user', id: 51, name: 'mina' };
export const lookId = 81;

/** A write side in memory with a member and a look. It crashes once, at the append with the number `crashAt`. */
export async function inboxHouse(crashAt = -1, effects: readonly Effect[] = []) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase: false,
    effects: [tellMembers, ...effects],
    fire: async () => undefined,
  });
  const { log } = follower;
  const deps: WriteDeps = { ...follower.deps, oneAtATime: (_, work) => work() };

  await follower.given(member, mina.id, memberRegistration(mina.id), system);
  await follower.given(look, lookId, { action: 'post', look: lookDescription, entries: [entry] });
  await follower.settle();
  follower.arm();

  /** The messages that were sent, in order. */
  async function messages(): Promise<InboxMessage[]> {
    const ids = log.flatMap((stored) =>
      asEvent<InboxMessageEvent>(stored).type === 'InboxMessageSent'
        ? [Number(entityOf(stored.stream).id)]
        : [],
    );
    return Promise.all(ids.map(async (id) => (await deps.streams.refresh(inboxMessage, id)).state));
  }

  return {
    ...follower,
    deps,
    messages,
    templates: async () => (await messages()).map(({ templateCode }) => templateCode),
    message: async (id: number) => (await deps.streams.refresh(inboxMessage, id)).state,
  };
}
