import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type PersonalExport, type PersonalExportEvent, personalExports } from './personal-exports.ts';

const { given } = scenarios(personalExports);
const exported: PersonalExport = { list: 'users', rows: 412, filters: ['region_id', 'q'] };
const noted: PersonalExportEvent = { type: 'PersonalDataExported', data: exported };

test('records each export, even the same one twice', () => {
  given([]).when({ action: 'export', exported }, actors.staff).then(noted);
  expect(given([noted]).when({ action: 'export', exported }, actors.staff).then(noted)).toBeNull();
});

test('only staff export personal data', () => {
  for (const actor of [actors.brand_admin, actors.user, system])
    given([]).when({ action: 'export', exported }, actor).thenRefused('export.forbidden');
});
