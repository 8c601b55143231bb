import type { Rooms } from '../routes/rooms.ts';

let send: ((error: unknown) => void) | null = null;

/** Reports an error that the page has caught, if the reporting of errors is configured. */
export function report(error: unknown): void {
  send?.(error);
}

/**
 * Starts the outside services that the server names in the page. Without any, no further code is loaded. The page does not
 * wait for them: errors of its first moments are kept until they can be reported.
 */
export async function startServices(rooms: Rooms): Promise<void> {
  const given = document.querySelector<HTMLMetaElement>('meta[name="services"]')?.content;
  if (!given?.startsWith('{')) return;
  const early: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    early.push('reason' in event ? event.reason : event.error);
  const watched = new AbortController();
  send = (error) => early.push(error);
  addEventListener('error', keep, watched);
  addEventListener('unhandledrejection', keep, watched);
  try {
    const { start } = await import('./start.ts');
    send = await start(JSON.parse(given), rooms);
    for (const error of early) report(error);
  } catch {
    // A service that cannot start leaves the page as it is.
    send = null;
  } finally {
    watched.abort();
  }
}
