import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { InvalidArgument } from './errors.ts';
import type { RecordedEvent } from './store/events.ts';

const DEFAULT_WINDOW = 32;

/**
 * Selects events for a reader of $all. `checkpointInterval` is the number of examined events, matching or not, between two
 * checkpoints.
 */
export interface Filter {
  matches(event: RecordedEvent): boolean;
  readonly checkpointInterval: number;
}

/**
 * Builds a filter from the request. EventStoreDB takes .NET regular expressions; JavaScript reads most of them alike.
 * Exceptions: `(?i)` and other inline options, `\A`, `\z`, possessive or atomic groups, and Unicode classes without the flag
 * `u`.
 */
export function filterOf(options: ReadReq.Options.FilterOptions): Filter {
  const byStream = options.hasStreamIdentifier();
  const expression = byStream ? options.getStreamIdentifier() : options.getEventType();
  if (expression === undefined) throw new InvalidArgument('The filter names neither stream nor event type.');
  const accepts = textFilter(expression);
  const window = options.hasMax() ? options.getMax() : DEFAULT_WINDOW;
  return {
    matches: byStream ? (event) => accepts(event.stream) : (event) => accepts(event.type),
    checkpointInterval: window * Math.max(1, options.getCheckpointintervalmultiplier()),
  };
}

function textFilter(expression: ReadReq.Options.FilterOptions.Expression): (text: string) => boolean {
  const source = expression.getRegex();
  if (source === '') {
    const prefixes = expression.getPrefixList();
    return (text) => prefixes.some((prefix) => text.startsWith(prefix));
  }
  try {
    const regex = new RegExp(source);
    return (text) => regex.test(text);
  } catch {
    throw new InvalidArgument(`The filter's regular expression ${source} is invalid.`);
  }
}
