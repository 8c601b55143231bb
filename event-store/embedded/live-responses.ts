import { encodeEvent } from './event-response.ts';
import type { RecordedEvent } from './store/events.ts';

// A response is cached as long as its event is in the tail.
const responses = new WeakMap<RecordedEvent, Buffer>();

/** Returns the event's response, encoded once for all subscribers. */
export function encodeOnce(event: RecordedEvent): Buffer {
  let response = responses.get(event);
  if (response === undefined) {
    response = encodeEvent(event, Buffer.allocUnsafeSlow);
    responses.set(event, response);
  }
  return response;
}
