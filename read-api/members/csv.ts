import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { seesPersons } from '../kit/scope.ts';
import { userDetailFields } from './contract.ts';
import { matchingUsers, memberList, type UsersParams } from './filters.ts';
import { countUsers } from './list.ts';
import { seenUser, whole } from './rows.ts';

/** All members that match the list's filters, in the list's order, not only one page. */
export async function usersCsv(reading: Reading, query: UsersParams & CsvChoices): Promise<CsvFile> {
  const { caller, now } = reading;
  const { users } = await matchingUsers(reading, query);
  const rows = whole(reading, memberList.sorted(users, query.order)).stream(500);
  const { columns: known, personalColumns } = userDetailFields;
  const columns = seesPersons(caller) ? [...known, ...personalColumns] : known;
  return csvFile({
    name: 'users',
    wording: wordingOf(query, now),
    columns,
    rows: shown(rows),
    count: () => countUsers(reading, query, users),
  });

  async function* shown(found: typeof rows) {
    for await (const row of found) yield seenUser(row, caller, now);
  }
}
