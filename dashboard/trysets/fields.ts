import type { TFunction } from 'i18next';
import type { ProductStockStatus } from '#read-api/products/contract.ts';
import type { Field } from '../kit/fields/field.ts';
import { formatNumber } from '../kit/preferences/time.ts';

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

/** The form by which staff request a tryset for a member. `asksMember` adds the choice of the member. */
export function newTrysetFields(t: TFunction, asksMember: boolean): Field[] {
  const member: Field = {
    name: 'user_id',
    text: t('tryset.fields.member'),
    kind: 'choice',
    isId: true,
    remote: 'user',
    required: true,
  };
  return [
    ...(asksMember ? [member] : []),
    {
      name: 'product_size_ids',
      text: t('tryset.create.sizes'),
      kind: 'ids',
      remote: 'product_size',
      required: true,
      help: t('tryset.create.sizesHelp'),
    },
    ...recipientFields(t),
    {
      name: 'requested_points',
      text: t('tryset.create.points'),
      kind: 'whole',
      atLeast: 0,
      atMost: 1_000_000_000,
    },
    { name: 'is_prefer_express', text: t('tryset.express.true'), kind: 'flag' },
  ];
}

/** The form fields of the notes that staff add to a tryset. */
export const noteFields = (t: TFunction): Field[] => [
  { name: 'custom_link', text: t('tryset.fields.customLink'), kind: 'text', atMost: 2000, format: 'link' },
  { name: 'handover_info', text: t('tryset.fields.handoverInfo'), kind: 'lines', atMost: 1000 },
];

/** The form of a garment that is added to a tryset; `sizes` are undefined until a product is chosen. */
export const itemFields = (t: TFunction, sizes: ProductStockStatus['sizes'] | undefined): Field[] => [
  {
    name: 'product_size_id',
    text: t('tryset.size'),
    kind: 'choice',
    isId: true,
    required: true,
    help: t('tryset.chooseSize'),
    options: (sizes ?? []).map((size) => ({
      value: String(size.productSizeId),
      text: `${size.name} · ${freeText(t, size.availability)}`,
      disabled: size.availability === 0,
    })),
    ...(sizes === undefined && { nothing: t('tryset.productSearch') }),
  },
];

const freeText = (t: TFunction, amount: number) =>
  amount === 0 ? t('tryset.noneFree') : t('tryset.free', { amount: formatNumber(amount) });
