import { type JSONType, jsonEvent } from '@eventstore/db-client';
import type { NewEvent } from './stored-event.ts';

/**
 * Converts an event to the client's form. Metadata are passed as bytes: the client would encode an object as base64 and decode
 * it again character by character, twice.
 */
export function newRecord({ id, type, data, metadata }: NewEvent) {
  return jsonEvent({ id, type, data: data as JSONType, metadata: Buffer.from(JSON.stringify(metadata)) });
}
