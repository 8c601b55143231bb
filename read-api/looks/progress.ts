import { sql } from 'kysely';
import { businessDay, endOfBusinessDay } from '#domain/business-day.ts';
import type { CertificationStatus } from '#domain/looks/look-kinds.ts';
import type { ReadDeps } from '../deps.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { CertificationProgress } from './contract.ts';

const dayMs = 86_400_000;

/** Number of items that each staff member decided on the current business day, including items reopened later. */
export async function certificationProgress(deps: ReadDeps): Promise<CertificationProgress> {
  const day = businessDay(deps.now());
  const until = endOfBusinessDay(day);
  const since = new Date(Date.parse(until) - dayMs).toISOString();
  const { rows } = await sql<Decided>`
    select (log ->> 'actorId')::int as id, log ->> 'status' as status, count(*)::int as count
    from read.looks, jsonb_array_elements(logs) as log
    where updated_at >= ${since} and log ->> 'createdAt' >= ${since}
      and log ->> 'actorLabel' = 'staff' and log ->> 'status' <> 'Pending'
    group by 1, 2`.execute(deps.db);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const nameOf = await actorNames(
    deps,
    { label: 'staff' },
    ids.map((id) => ({ label: 'staff', id })),
  );
  const countOf = (id: number | null, status: CertificationStatus) =>
    rows.find((row) => row.id === id && row.status === status)?.count ?? 0;
  const people = ids.map((id) => ({
    user: { label: 'staff' as const, id, name: nameOf({ label: 'staff', id }) },
    approvedCount: countOf(id, 'Approved'),
    rejectedCount: countOf(id, 'Rejected'),
    deferredCount: countOf(id, 'Deferred'),
  }));
  return { day, people: people.sort((one, other) => allOf(other) - allOf(one)) };
}

interface Decided {
  id: number | null;
  status: CertificationStatus;
  count: number;
}

const allOf = (person: CertificationProgress['people'][number]) =>
  person.approvedCount + person.rejectedCount + person.deferredCount;
