import { type JSONType, jsonEvent } from '@eventstore/db-client';
import type { NewEvent } from './stored-event.ts';

/**
 * An event as the client sends it. Metadata go as bytes: from an object the client would make base64, and take it apart again
 * letter by letter, twice.
 */
export function newRecord({ id, type, data, metadata }: NewEvent) {
  return jsonEvent({ id, type, data: data as JSONType, metadata: Buffer.from(JSON.stringify(metadata)) });
}
