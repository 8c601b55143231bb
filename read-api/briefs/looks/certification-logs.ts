import type { Caller } from '#http/caller.ts';
import type { LookRow } from '#projections/looks/tables.ts';
import { type ActorNames, actorNames } from '../../kit/history/actors.ts';
import type { Reading } from '../../kit/reading.ts';
import type { CertificationLogShown } from './log-contract.ts';

type Logged = Pick<LookRow, 'logs'>;

/** Names of the accounts that decided, for staff; null for all other callers. */
export async function deciderNames(
  reading: Pick<Reading, 'db' | 'areas'>,
  caller: Caller,
  rows: readonly Logged[],
): Promise<ActorNames | null> {
  if (caller.label !== 'staff') return null;
  const actors = rows.flatMap(({ logs }) =>
    logs.map(({ actorLabel: label, actorId: id }) => ({ label, id })),
  );
  return actorNames(reading, caller, actors);
}

/** Certification log of one of a look's items, newest first. */
export function certificationLogsOf(
  { logs }: Logged,
  ofEntry: number,
  nameOf: ActorNames | null,
): CertificationLogShown[] {
  return logs
    .flatMap(({ entryId, actorLabel: label, actorId, ...log }, index) => {
      if (entryId !== ofEntry) return [];
      const actor = { label, id: actorId };
      const shown: CertificationLogShown = {
        id: index + 1,
        status: log.status,
        rejectedReasons: [...log.reasons],
        otherRejectedReason: log.otherReason,
        comment: log.comment,
        method: log.method,
        checks: [...log.checks],
        model: log.model ?? null,
        createdAt: log.createdAt,
        user: nameOf && { ...actor, name: nameOf(actor) },
      };
      return [shown];
    })
    .reverse();
}
