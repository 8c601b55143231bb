import type { RecordedEvent } from './events.ts';
import { sizeOf } from './events.ts';

const FIRST_PAGE = 64;
const MAX_PAGE = 1000;
const PAGE_BYTES = 1024 * 1024;

type Fetch = (from: bigint, limit: number) => Promise<RecordedEvent[]>;

interface Page {
  readonly from: bigint;
  readonly limit: number;
  readonly events: Promise<RecordedEvent[]>;
}

/**
 * Fetches pages of about 1 MiB, whatever the size of the events. It always fetches one page ahead, so that Postgres works
 * while the previous page is sent. `next` returns the start of the page after an event.
 */
export class Pager {
  readonly #fetch: Fetch;
  readonly #next: (event: RecordedEvent) => bigint;
  #limit = FIRST_PAGE;
  #ahead: Page | undefined;

  constructor(fetch: Fetch, next: (event: RecordedEvent) => bigint) {
    this.#fetch = fetch;
    this.#next = next;
  }

  /** Returns the page that begins at `from`, and whether the log has no further events for now. */
  async page(from: bigint, atMost = MAX_PAGE): Promise<{ events: RecordedEvent[]; complete: boolean }> {
    const page = this.#ahead?.from === from ? this.#ahead : this.#start(from, Math.min(this.#limit, atMost));
    this.#ahead = undefined;
    const events = await page.events;
    const last = events[events.length - 1];
    if (last === undefined || events.length < page.limit) return { events, complete: true };
    const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
    this.#limit = Math.min(MAX_PAGE, Math.max(1, Math.floor((PAGE_BYTES * events.length) / bytes)));
    if (atMost > events.length)
      this.#ahead = this.#start(this.#next(last), Math.min(this.#limit, atMost - events.length));
    return { events, complete: false };
  }

  #start(from: bigint, limit: number): Page {
    const events = this.#fetch(from, limit);
    // The reader may have gone; `await` on the page still reports the error.
    events.catch(() => {});
    return { from, limit, events };
  }
}
