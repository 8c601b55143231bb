const reloadedAt = 'tryset.reloaded';

/** Whether a part of the dashboard could not be loaded: the network is down, or the server has a newer build. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}

const oncePer = 60_000;
const justNow = 15_000;

interface ReloadParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Current time in milliseconds since 1970. */
  now: number;
  /** Fetches the current page from the server; throws if the server cannot be reached. */
  fetchPage: () => Promise<Pick<Response, 'ok'>>;
  reload: () => void;
}

/**
 * Reloads the page if a newer build may explain the missing part, and returns whether it does. It reloads at most once
 * a minute, since a part that the newer build lacks too would cause an endless loop. It does not reload while the
 * server is unreachable: the reloaded page would be empty.
 */
export async function reloadForNewBuild({ storage, now, fetchPage, reload }: ReloadParts): Promise<boolean> {
  if (now - lastReload(storage) < oncePer) return false;
  try {
    if (!(await fetchPage()).ok) return false;
  } catch {
    return false;
  }
  storage.setItem(reloadedAt, String(now));
  reload();
  return true;
}

/** Whether the starting page was just reloaded for a newer build. */
export function wasReloaded(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  return now - lastReload(storage) < justNow;
}

function lastReload(storage: Pick<Storage, 'getItem'>): number {
  return Number(storage.getItem(reloadedAt) ?? 0);
}
