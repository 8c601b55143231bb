import { StartFailure } from '#backend/failure.ts';
import { system } from '#domain/actor.ts';
import { effectiveTime } from '#domain/event.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { type NewEvent, streamName } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { eventId, nameId } from '../streams/ids.ts';
import { appendPatiently, eventsOf } from '../write/patiently.ts';
import type { Written } from '../write/write-stream.ts';

/** A look that shows an item, as the item's event names it. */
export interface Showing {
  lookId: number;
  snsType: LookSnsType;
  postedAt: string;
  isDayOnly: boolean;
  /** The id of the command that posted the look. */
  cause: string;
}

interface Stood {
  state: TrysetItemState;
  at: string | null;
  revision: bigint | null;
  /**
   * Ids of the item's events. With them a repeated import records no look twice, even if the look was withdrawn
   * since.
   */
  told: ReadonlySet<string>;
}

/** Reads and folds a tryset item's stream. */
export async function foldedItem(client: EventStoreDBClient, id: number): Promise<Stood> {
  const told = new Set<string>();
  let stood: Stood = { state: trysetItem.initial, at: null, revision: null, told };
  for (const stored of await eventsOf(client, streamName('tryset_item', id))) {
    const at = effectiveTime(stored.metadata, stored.recordedAt, stood.at);
    const event = { type: stored.type, data: stored.data } as TrysetItemEvent;
    told.add(stored.id);
    stood = { state: trysetItem.evolve(stood.state, event, at), at, revision: stored.revision, told };
  }
  return stood;
}

/**
 * Appends to an item the looks that show it, after all events of its stream, and skips recorded ones.
 * @throws {StartFailure} if another look already shows the item on that network.
 */
export async function tellItem(
  client: EventStoreDBClient,
  id: number,
  showings: readonly Showing[],
  receivedAt: string,
): Promise<Written> {
  for (;;) {
    const stood = await foldedItem(client, id);
    const events = eventsFor(stood, showings, receivedAt);
    const present = showings.length - events.length;
    if (events.length === 0 || stood.revision === null) return { added: 0, present, position: null };
    const outcome = await appendPatiently(client, streamName('tryset_item', id), stood.revision, events);
    // Another append was faster, so read the stream again.
    if (outcome.ok) return { added: events.length, present, position: outcome.position };
  }
}

function eventsFor(stood: Stood, showings: readonly Showing[], receivedAt: string): NewEvent[] {
  const { trysetItemId, looks } = stood.state;
  const steps = showings.flatMap(({ lookId, snsType, postedAt: at, isDayOnly: derived, cause }) => {
    const commandId = nameId(`${cause}\npost_look ${trysetItemId}`);
    if (stood.told.has(eventId(commandId, 0))) return [];
    if (looks.some((each) => each.snsType === snsType && each.lookId !== lookId)) {
      throw new StartFailure(
        `a look of tryset item ${trysetItemId} was posted on ${snsType} during the import: run the import again`,
      );
    }
    const command = { action: 'post_look', lookId, snsType } as const;
    const origin = { commandId, correlationId: cause, causationId: eventId(cause, 0) };
    return [{ command, actor: system, at, derived, ...origin }];
  });
  return buildStream(trysetItem, steps, receivedAt, stood);
}
