import { byPerson, type Judged } from '#domain/looks/checks.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { Recorded } from '../projection.ts';
import type { CertificationLog } from './tables.ts';

type Line = Omit<CertificationLog, 'entryId' | 'createdAt' | 'actorLabel' | 'actorId'>;

const plain = { reasons: [], otherReason: null, comment: null, ...byPerson } as const;

/** Returns the lines that an event adds to the certification logs of a look's items. */
export function logsOf({ event, at, metadata }: Recorded<LookEvent>): CertificationLog[] {
  const { label: actorLabel, id: actorId } = metadata.actor;
  const by = { createdAt: at, actorLabel, actorId };
  return linesOf(event).map(([entryId, line]) => ({ entryId, ...line, ...by }));
}

const judged = ({ method, checks, model }: Judged): Judged => ({
  method,
  checks,
  ...(model === undefined ? {} : { model }),
});

function linesOf({ type, data }: LookEvent): [entryId: number, Line][] {
  switch (type) {
    case 'LookPosted':
      return data.entries.map(({ entryId }) => [entryId, { ...plain, status: 'Pending' }]);
    case 'LookItemTagged':
      return [[data.entryId, { ...plain, status: 'Pending' }]];
    case 'LookItemChecked': {
      return [[data.entryId, { ...plain, status: 'Pending', ...judged(data) }]];
    }
    case 'LookItemApproved': {
      return [[data.entryId, { ...plain, status: 'Approved', ...judged(data) }]];
    }
    case 'LookItemRejected': {
      const { reasons, otherReason } = data;
      return [[data.entryId, { ...plain, status: 'Rejected', ...judged(data), reasons, otherReason }]];
    }
    case 'LookItemDeferred': {
      const { reasons, comment } = data;
      return [[data.entryId, { ...plain, status: 'Deferred', ...judged(data), reasons, comment }]];
    }
    case 'LookItemReopened':
      return [[data.entryId, { ...plain, status: 'Pending' }]];
    case 'LookRejected': {
      const { reasons, otherReason } = data;
      return data.entries.map(({ entryId }) => [
        entryId,
        { ...plain, status: 'Rejected', reasons, otherReason },
      ]);
    }
    case 'LookRecertificationRequested': {
      const { comment } = data;
      return data.entryIds.map((entryId) => [entryId, { ...plain, status: 'Pending', comment }]);
    }
    default:
      return [];
  }
}
