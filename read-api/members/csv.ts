import type { FastifyReply } from 'fastify';
import { type CsvColumn, sendCsv } from '../kit/csv/csv-answer.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { seesPersons } from '../kit/scope.ts';
import type { UserDetail } from './contract.ts';
import { matchingUsers, memberList, type UsersParams } from './filters.ts';
import { shownUserDetail, whole } from './rows.ts';

const known: readonly CsvColumn<UserDetail>[] = [
  { header: 'id', value: (user) => user.id },
  { header: 'username', value: (user) => user.username },
  { header: 'role', codes: 'memberRole', value: (user) => user.role },
  { header: 'grade', codes: 'memberGrade', value: (user) => user.grade },
  { header: 'gender', codes: 'gender', value: (user) => user.gender },
  { header: 'region', codes: 'region', value: (user) => user.regionId },
  { header: 'is_public', value: (user) => user.isPublic },
  { header: 'trysets_under_way', value: (user) => user.rentals.trysets },
  { header: 'items_to_send', value: (user) => user.rentals.toSend },
  { header: 'items_out', value: (user) => user.rentals.out },
  { header: 'items_in_return', value: (user) => user.rentals.inReturn },
  { header: 'items_deferred', value: (user) => user.rentals.deferred },
  { header: 'items_failed', value: (user) => user.rentals.failed },
  { header: 'created_time', isTime: true, value: (user) => user.createdTime },
  { header: 'updated_time', isTime: true, value: (user) => user.updatedTime },
];

/** Columns that only those get who may know whom they speak of. */
const personal: readonly CsvColumn<UserDetail>[] = [
  { header: 'real_name', value: (user) => user.realName },
  { header: 'phone', value: (user) => user.phone },
  { header: 'email', value: (user) => user.email },
  { header: 'birthday', value: (user) => user.birthday },
  { header: 'postcode', value: (user) => user.address?.postcode ?? null },
  { header: 'address_1', value: (user) => user.address?.address1 ?? null },
  { header: 'address_2', value: (user) => user.address?.address2 ?? null },
  { header: 'latest_lost_and_found', value: (user) => user.latestLostAndFound },
  { header: 'is_leaving', value: (user) => user.isLeaving },
];

/** Every member that the filters match, in the list's order; the whole of it, whatever the page. */
export async function usersCsv(
  reading: Reading,
  query: UsersParams & CsvChoices,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { caller, now } = reading;
  const { users } = await matchingUsers(reading, query);
  const rows = whole(reading, memberList.sorted(users, query.order)).stream(500);
  const columns = seesPersons(caller) ? [...known, ...personal] : known;
  return sendCsv(reply, 'users', wordingOf(query, now), columns, shown(rows));

  async function* shown(found: typeof rows) {
    for await (const row of found) yield shownUserDetail(row, caller, new Date(now));
  }
}
