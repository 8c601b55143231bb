import { identityOf } from '#dashboard/kit/session/token.ts';
import { tokensOf } from './accounts.ts';
import { call, type Found } from './calls.ts';

/**
 * The id of an entity for each page with an id in its path, by the page's path. Both staff and the admin of brand-a
 * may see it; undefined if the demo has none.
 */
export type SampleIds = Readonly<Record<string, () => Promise<number | string | undefined>>>;

/** The id of the first row of a list, as brand-a's admin sees it. */
export async function firstId(path: string): Promise<number> {
  const [row] = (await call<Found<{ id: number }>>('brand-a', 'GET', path)).data;
  if (row === undefined) throw new Error(`the demo has nothing at ${path} that brand-a may see`);
  return row.id;
}

/** The id of brand-a. */
export async function ownBrandId(): Promise<number | undefined> {
  return identityOf((await tokensOf('brand-a')).accessToken)?.brand?.id;
}
