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

interface PageParts {
  /** Fetches the current page from the server; throws if the server cannot be reached. */
  fetchPage: () => Promise<Pick<Response, 'ok'>>;
  reload: () => void;
}

interface ReloadParts extends PageParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Current time in milliseconds since 1970. */
  now: number;
}

/**
 * Reloads the page if the server has it, and returns whether it does. Without a server the page stays: the browser would
 * replace the dashboard by its own page about the missing network.
 */
export async function reloadIfThere({ fetchPage, reload }: PageParts): Promise<boolean> {
  const isThere = await fetchPage().then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) reload();
  return isThere;
}

/**
 * Reloads the page if a newer build may explain the missing part, and returns whether it does. It reloads at most once
 * a minute, since a part that the newer build lacks too would cause an endless loop.
 */
export async function reloadForNewBuild({ storage, now, fetchPage, reload }: ReloadParts): Promise<boolean> {
  if (now - lastReload(storage) < oncePer) return false;
  return reloadIfThere({
    fetchPage,
    reload() {
      storage.setItem(reloadedAt, String(now));
      reload();
    },
  });
}

/** Whether the starting page was just reloaded for a newer build. */
export function wasReloaded(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  return now - lastReload(storage) < justNow;
}

function lastReload(storage: Pick<Storage, 'getItem'>): number {
  return Number(storage.getItem(reloadedAt) ?? 0);
}
