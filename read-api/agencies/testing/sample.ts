import { agenciesTable, agencyContactsTable, agencyLinksTable } from '#projections/agencies/tables.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow, personRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const agency = { name: 'Star Agency', url: 'https://star.example' };
const link = { contactId: 51, agencyId: 41 };

/** Sample: agency 41 has the contact 51, and member 1001 has this contact. */
export const sample: Sample = {
  async insert(pool) {
    const every = { status: 'active', revision: 0n, ...times };
    await insertRows(pool, agenciesTable, [{ id: 41, ...agency, ...every }]);
    await insertRows(pool, agencyContactsTable, [{ id: 51, agencyId: 41, position: 'lead', ...every }]);
    await insertRows(pool, agencyLinksTable, [{ userId: 1001, ...link }]);
    await insertRows(pool, peopleTable, [personRow({ id: 'agency_contact:51', name: 'Ahn Sato' })]);
  },
  log: [
    logRow('agency-41', 0n, 'AgencyRegistered', { id: 41, ...agency }),
    logRow('agency_contact-51', 0n, 'AgencyContactRegistered', { id: 51, agencyId: 41, position: 'lead' }),
  ],
  idOf(path, name) {
    if (path.startsWith('/v1/users') && name === 'contactId') return '51';
    if (path.startsWith('/v2/agency-contacts')) return '51';
    if (!path.startsWith('/v2/agencies')) return null;
    return name === 'id' && path.includes('/contacts/') ? '51' : '41';
  },
  shared: /^\/v2\/agencies\/\{id\}$/,
  forStaff: /agency-contacts|^\/v2\/agencies\/.*(contacts|members|history)/,
};
