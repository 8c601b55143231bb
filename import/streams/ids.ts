import { v5 as uuidFrom } from 'uuid';

const namespace = '9d0c3c1e-7f5b-4d3f-a6c1-b8f25e0d4a77';

/** A name-based UUID: the same for the same text, for ever. */
export function nameId(text: string): string {
  return uuidFrom(text, namespace);
}

/** The id of a command's `index`-th event. A command of an import acts on one stream only. */
export function eventId(commandId: string, index: number): string {
  return uuidFrom(`event:${commandId}:${index}`, namespace);
}
