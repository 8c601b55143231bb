/** The health that a process reports. */
export interface SaidHealth {
  /** The status of `/health/live`. */
  live: number;
  /** The status of `/health/ready`. */
  ready: number;
  /** The bad checks with their details. */
  bad: Record<string, string>;
  /** The good checks with their details. */
  good: Record<string, string>;
}

export async function healthOf(url: string): Promise<SaidHealth> {
  const [live, ready] = await Promise.all([fetch(`${url}/health/live`), fetch(`${url}/health/ready`)]);
  const { checks } = (await ready.json()) as {
    checks: { name: string; ok: boolean; detail?: string }[];
  };
  const said = (isGood: boolean) =>
    Object.fromEntries(
      checks.filter(({ ok }) => ok === isGood).map(({ name, detail = '' }) => [name, detail] as const),
    );
  return { live: live.status, ready: ready.status, bad: said(false), good: said(true) };
}
