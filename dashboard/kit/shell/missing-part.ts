const reloadedAt = 'tryset.reloaded';

/** A part of the dashboard that could not be fetched: the network is away, or the server has a newer build. */
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
  /** ms since 1970. */
  now: number;
  /** Asks for the page as the server has it now; throws where the server cannot be reached. */
  fetchPage: () => Promise<Pick<Response, 'ok'>>;
  reload: () => void;
}

/**
 * Loads the page anew where a newer build explains the missing part; once a minute, so that a part that the newer build
 * lacks too does not make the page go round in circles. Answers whether it does. Where the server cannot be reached the
 * page is left as it is: loaded anew it would have nothing to show.
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

/** Whether the page that starts now is one that was loaded anew for a newer build. */
export function wasReloaded(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  return now - lastReload(storage) < justNow;
}

function lastReload(storage: Pick<Storage, 'getItem'>): number {
  return Number(storage.getItem(reloadedAt) ?? 0);
}
