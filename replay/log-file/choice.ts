import { StartFailure } from '#backend/failure.ts';
import type { EventMetadata } from '#domain/event.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { entityOf } from '#event-store/stored-event.ts';
import { instantOf } from './instant.ts';

/** Filters of an export; an event must match all given ones. */
export interface Choice {
  stream?: string;
  category?: string;
  type?: string;
  /** Id of a brand. Only events that concern the brand are exported. */
  brand?: string;
  /**
   * Range of the effective time, as days or instants. The effective time is the recording time, or the original time
   * of imported events. `to` is exclusive.
   */
  from?: string;
  to?: string;
  fromPosition?: string;
  toPosition?: string;
}

/** An export's filters in the form in which they are applied to the log. */
export interface Chosen {
  stream: string | null;
  from: bigint;
  until: bigint | null;
  matches(event: LogEvent): boolean;
}

/**
 * Parses an export's filters.
 * @throws StartFailure that names the invalid option
 */
export function chosenBy(choice: Choice): Chosen {
  const { stream, category, type } = choice;
  const brand = choice.brand === undefined ? null : Number(whole('--brand', choice.brand));
  const from = choice.from === undefined ? null : instantOf('--from', choice.from);
  const to = choice.to === undefined ? null : instantOf('--to', choice.to);
  return {
    stream: stream ?? null,
    from: choice.fromPosition === undefined ? 0n : whole('--from-position', choice.fromPosition),
    until: choice.toPosition === undefined ? null : whole('--to-position', choice.toPosition),
    matches(event) {
      if (stream !== undefined && event.stream !== stream) return false;
      if (category !== undefined && entityOf(event.stream).category !== category) return false;
      if (type !== undefined && event.type !== type) return false;
      const metadata = (event.metadata ?? {}) as Partial<EventMetadata>;
      if (brand !== null && !metadata.brandIds?.includes(brand)) return false;
      if (from === null && to === null) return true;
      const at = metadata.occurredAt ?? metadata.recordedAt ?? event.recordedAt;
      return (from === null || at >= from) && (to === null || at < to);
    },
  };
}

function whole(option: string, text: string): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw new StartFailure(`${option}: "${text}" is not a whole number`);
}
