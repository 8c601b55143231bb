import type { PersonalExportEvent } from '#domain/exports/personal-exports.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  event: {
    PersonalDataExported:
      'A file with personal data was saved: {{list}}, rows: {{rows}}, filters: {{filters}}.',
  } as const satisfies EventTexts<PersonalExportEvent>,
  /** The lists that tell of persons, as their files are called. */
  exportedList: {
    users: 'Members',
    staff: 'Staff',
    trysets: 'Trysets',
    'tryset-items': 'Tryset items',
    'look-contents': 'Looks by item',
    'agency-contacts': 'Contacts of agencies',
  },
} as const;
