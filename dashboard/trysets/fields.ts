import type { TFunction } from 'i18next';
import type { Field } from '../kit/fields/field.ts';

/** The fields for the recipient and the destination of the parcel. */
export function recipientFields(t: TFunction): Field[] {
  const name = { kind: 'text', required: true, atMost: 100 } as const;
  const phone = { kind: 'text', required: true, atMost: 40, format: 'phone' } as const;
  return [
    { name: 'name', text: t('tryset.fields.name'), ...name },
    { name: 'phone', text: t('tryset.fields.phone'), ...phone },
    { name: 'email', text: t('tryset.fields.email'), kind: 'text', atMost: 200, format: 'email' },
    { ...name, name: 'destination/name', text: t('tryset.fields.destinationName') },
    { ...phone, name: 'destination/phone', text: t('tryset.fields.destinationPhone') },
    {
      name: 'destination/address',
      text: t('tryset.fields.address'),
      kind: 'lines',
      required: true,
      atMost: 500,
    },
    { name: 'destination/notes', text: t('tryset.fields.notes'), kind: 'lines', atMost: 1000 },
  ];
}

/** The fields that staff add to a tryset. */
export const noteFields = (t: TFunction): Field[] => [
  { name: 'custom_link', text: t('tryset.fields.customLink'), kind: 'text', atMost: 2000, format: 'link' },
  { name: 'handover_info', text: t('tryset.fields.handoverInfo'), kind: 'lines', atMost: 1000 },
];
