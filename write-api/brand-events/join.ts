import { scheduleCodeClaim } from '#domain/claim-values.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the event with a schedule code. Throws 404 if there is none. */
export async function eventOfCode({ claims }: Pick<WriteDeps, 'claims'>, code: string): Promise<number> {
  const holder = await claims.holderOf('schedule_code', claims.nameOf(scheduleCodeClaim(code)));
  if (holder === null) throw notFound('brand_event', code);
  return holder.id;
}
