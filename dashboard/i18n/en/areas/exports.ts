import type { PersonalExportEvent } from '#domain/exports/personal-exports.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  event: {
    PersonalDataExported: 'Personal data were taken along: {{list}}, rows: {{rows}}, filters: {{filters}}.',
  } as const satisfies EventTexts<PersonalExportEvent>,
  /** The lists with personal data, by the names of their files. */
  exportedList: {
    users: 'Members',
    staff: 'Staff',
    trysets: 'Trysets',
    'tryset-items': 'Tryset items',
    'look-contents': 'Looks by item',
    'agency-contacts': 'Contacts of agencies',
    'pages-of-users': 'Members, by pages',
    'pages-of-staff': 'Staff, by pages',
    'pages-of-trysets': 'Trysets, by pages',
    'pages-of-trysets-items': 'Tryset items, by pages',
    'pages-of-agency-contacts': 'Contacts of agencies, by pages',
    'pages-of-looks': 'Looks, by pages',
    'pages-of-looks-contents': 'Looks by item, by pages',
    'pages-of-stocks-summary-out-stock-requested-brand-stock-status': 'Out-stock requests by brand, by pages',
    'commercial-use': 'Commercial uses of looks, all at once',
    'pages-of-look-uses': 'Uses of looks, by pages',
    'pages-of-looks-commercial-use': 'Commercial uses of looks, by pages',
    'labels-parcels': 'Labels of parcels',
    'labels-trysets': 'Labels of trysets',
  },
} as const;

export const replay = {} as const;
