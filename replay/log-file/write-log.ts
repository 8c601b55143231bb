import { createHash } from 'node:crypto';
import type { LogEvent } from '#event-store/log-event.ts';
import { type Closing, eventLine, type Header } from './format.ts';

/**
 * Yields the text of a log file in pieces of a page: header, events, closing line. Calls `heard` with the events of
 * each page.
 */
export async function* logText(
  header: Header,
  pages: AsyncIterable<readonly LogEvent[]>,
  heard: (events: readonly LogEvent[]) => void,
): AsyncGenerator<string, Closing> {
  const hash = createHash('sha256');
  const streams = new Set<string>();
  let events = 0;
  const piece = (text: string) => {
    hash.update(text);
    return text;
  };
  yield piece(`${JSON.stringify(header)}\n`);
  for await (const page of pages) {
    for (const { stream } of page) streams.add(stream);
    events += page.length;
    yield piece(page.map((event) => `${eventLine(event)}\n`).join(''));
    heard(page);
  }
  const closing: Closing = { end: true, events, streams: streams.size, sha256: hash.digest('hex') };
  yield `${JSON.stringify(closing)}\n`;
  return closing;
}
