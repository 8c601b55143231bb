import { backendConfig } from '#backend/config.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { publishReport, sourceOf, tell, writeReport } from '../command-line.ts';
import { openCsv } from '../csv.ts';
import { duration, grouped, showProgress } from '../progress.ts';
import { rejectedByCode, tellRejected } from '../rejected.ts';
import { readingStore, withStore } from '../with-store.ts';
import { withPeople } from './people.ts';
import { type ReadMembers, readMembers } from './read.ts';
import {
  type MemberRejection,
  type MemberRejectionCode,
  memberColumns,
  memberRejectionCodes,
} from './row.ts';
import { type MembersResult, membersIn, rowEvents, runMembers } from './run.ts';

export interface MembersOptions {
  source?: string;
  report?: string;
  dryRun: boolean;
}

/** The report of `--report` and of a dry run. */
export interface MembersReport {
  /** Number of rows in the file. */
  read: number;
  /** Rows imported in this run or an earlier one. */
  accepted: number;
  /** Accepted rows that existed before this run. */
  alreadyImported: number;
  /** Number of rejected rows by code; contains every code, also with 0. */
  rejected: Record<MemberRejectionCode, number>;
  /** The rejected rows by line, with refs only and no personal data. */
  rejectedRows: MemberRejection[];
  seconds: number;
}

/**
 * Imports a file of members. If server addresses are configured, `MASTER_KEY` must be set as for the server. Exits
 * with 2 if rows were rejected.
 */
export async function importMembers(file: string, options: MembersOptions): Promise<void> {
  const started = performance.now();
  const of = { source: sourceOf(file, options.source), receivedAt: new Date().toISOString() };
  if (options.report !== undefined) await writeReport(options.report, '', 'a');
  const { masterKey } = await loadSecrets(backendConfig(process.env), process.env);
  const { rows, ignored } = await openCsv(file, memberColumns);
  if (ignored.length > 0) tell(`${file}: ignored columns: ${ignored.join(', ')}`);
  const read = await readMembers(rows, of.receivedAt);
  const result = options.dryRun
    ? await readingStore((client, databaseUrl) =>
        withPeople({ databaseUrl, masterKey }, (people) => membersIn(read, { client, ...people }, of)),
      )
    : await withStore((store) =>
        withPeople({ ...store, masterKey }, async (people) => {
          const progress = showProgress(read.members.reduce((sum, row) => sum + rowEvents(row), 0));
          return runMembers(read, { ...store, ...people }, of, progress.events).finally(progress.end);
        }),
      );
  const report = reportOf(read, result, (performance.now() - started) / 1000);
  await publishReport(report, options, summarize);
}

function reportOf({ read }: ReadMembers, result: MembersResult, seconds: number): MembersReport {
  const { accepted, alreadyImported, rejections } = result;
  return {
    read,
    accepted,
    alreadyImported,
    rejected: rejectedByCode(memberRejectionCodes, rejections),
    rejectedRows: rejections,
    seconds: Math.round(seconds * 100) / 100,
  };
}

function summarize({
  read,
  accepted,
  alreadyImported,
  rejected,
  rejectedRows,
  seconds,
}: MembersReport): void {
  const added = accepted - alreadyImported;
  tell(
    `${grouped(read)} rows: ${grouped(accepted)} accepted (${grouped(alreadyImported)} of them imported before), ` +
      `${grouped(rejectedRows.length)} rejected; ${grouped(added)} members in ${duration(seconds)}, ` +
      `read models included${added === 0 ? '' : ` (${grouped(added / seconds)} a second)`}`,
  );
  tellRejected(rejected);
}
