import { randomUUID } from 'node:crypto';
import type { ProposedEvent } from './events.ts';
import { METADATA_TYPE } from './stream-metadata.ts';
import type { Writer } from './writer.ts';

const USER_TYPE = '$UserCreated';

/** The events that a new node writes itself. With them, no log of all streams begins with an application's event. */
const OWN: readonly [stream: string, type: string][] = [
  ['$user-admin', USER_TYPE],
  ['$user-ops', USER_TYPE],
  ['$$$user-ops', METADATA_TYPE],
];

export async function beginLog(writer: Writer): Promise<void> {
  for (const [stream, type] of OWN) {
    const deadline = Number.POSITIVE_INFINITY;
    await writer.write({ kind: 'append', stream, expected: 'any', events: [ownEvent(type)], deadline });
  }
}

const ownEvent = (type: string): ProposedEvent => ({
  id: randomUUID(),
  type,
  isJson: true,
  data: Buffer.from('{}'),
  metadata: Buffer.alloc(0),
});
