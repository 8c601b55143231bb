import { personKey } from '#domain/members/person.ts';
import type { Caller } from '#http/caller.ts';
import type { WriteDeps } from '../deps.ts';
import { answerOf } from './answer-of.ts';
import type { FoundChannel } from './contract.ts';

const patienceMs = 5_000;

/**
 * Finds a channel of YouTube while the caller waits, for at most five seconds. Throws 429 after 60 lookups in an hour, 503 if
 * YouTube gives no answer, and 422 `sns.not_configured`.
 */
export async function findChannel(
  { sns, attempts }: Pick<WriteDeps, 'sns' | 'attempts'>,
  { label, id }: Pick<Caller, 'label' | 'id'>,
  name: string,
): Promise<FoundChannel> {
  await attempts.lookup(personKey(label, id));
  const found = await answerOf('Youtube', sns.channelOf(name, AbortSignal.timeout(patienceMs)));
  if (found === null) return { channel: null };
  const { internalId: channelId, title, description, username: handle } = found;
  return { channel: { id: { kind: 'youtube#channel', channelId }, snippet: { title, description, handle } } };
}
