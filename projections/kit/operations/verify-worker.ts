import pg from 'pg';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { readModels } from '../../read-models.ts';
import { RebuildRefused } from '../rebuild/refused.ts';
import { verifyEntity } from '../verify/verify-entity.ts';
import { runInChild } from './child-process.ts';
import { Findings, type Found } from './findings.ts';
import { compareLog, compareRows } from './verify-subject.ts';
import type { Progress, VerifyEnd, VerifyWork } from './verify-work.ts';

/** This program verifies read models in a child process: comparing a million events would block the server's event loop. */
runInChild<VerifyWork, Progress, VerifyEnd>((work, tell, signal) =>
  verify(work, tell, signal).then(endOf, brokenBy),
);

async function verify(
  { databaseUrl, eventStoreUrl, masterKey, subject }: VerifyWork,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Found | null> {
  const onReport = everyHalfSecond(tell);
  if (subject.of === 'log') {
    const client = connectEventStore(eventStoreUrl);
    const compared = compareLog(databaseUrl, client, subject.from, signal, onReport);
    return compared.finally(() => client.dispose());
  }
  const keys = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  keys.on('error', () => undefined);
  const models = { databaseUrl, models: readModels, unsealer: createSealing(keys, masterKey) };
  try {
    if (subject.of === 'rows') {
      return await compareRows(models, subject.projections, signal, onReport);
    }
    const findings = new Findings();
    const { position, rows } = await verifyEntity({ ...models, entity: subject, tell: findings.tell });
    return findings.found({ position: String(position), rows: String(rows) });
  } finally {
    await keys.end();
  }
}

function everyHalfSecond<Report>(say: (report: Report) => void): (report: Report) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (report) => {
    if (performance.now() - saidAt < 500) return;
    saidAt = performance.now();
    say(report);
  };
}

function endOf(found: Found | null): VerifyEnd {
  return found === null ? { outcome: 'stopped' } : { outcome: 'verified', found };
}

function brokenBy(error: unknown): VerifyEnd {
  const message = error instanceof Error ? error.message : String(error);
  return { outcome: error instanceof RebuildRefused ? 'refused' : 'failed', message };
}
