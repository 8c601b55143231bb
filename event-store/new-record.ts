import { type JSONType, jsonEvent } from '@eventstore/db-client';
import type { NewEvent } from './stored-event.ts';

/** An event as the client sends it. */
export function newRecord({ id, type, data, metadata }: NewEvent) {
  return jsonEvent({ id, type, data: data as JSONType, metadata: { ...metadata } });
}
