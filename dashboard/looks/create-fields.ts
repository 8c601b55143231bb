import type { TFunction } from 'i18next';
import { lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { label } from '../i18n/label.ts';
import type { Field } from '../kit/fields/field.ts';
import type { InputOption } from '../kit/fields/input.ts';

/** The form by which staff post a look for a member. `items` are null until the member is chosen. */
export function newLookFields(
  t: TFunction,
  asksMember: boolean,
  items: readonly InputOption[] | null,
): Field[] {
  const member: Field = {
    name: 'user_id',
    text: t('looks.create.member'),
    kind: 'choice',
    isId: true,
    remote: 'user',
    required: true,
  };
  return [
    ...(asksMember ? [member] : []),
    {
      name: 'tryset_item_ids',
      text: t('looks.create.items'),
      kind: 'ids',
      required: true,
      options: items ?? [],
      help: itemsHelp(t, items),
    },
    {
      name: 'sns_type',
      text: t('looks.create.network'),
      kind: 'choice',
      required: true,
      options: lookSnsTypes.map((value) => ({ value, text: label(t, 'looks.sns', value) })),
    },
    { name: 'link', text: t('looks.create.link'), kind: 'text', format: 'link', atMost: 2000 },
    { name: 'description', text: t('looks.create.description'), kind: 'lines', atMost: 5000 },
  ];
}

function itemsHelp(t: TFunction, items: readonly InputOption[] | null): string {
  if (items === null) return t('looks.create.memberFirst');
  return t(items.length === 0 ? 'looks.create.noItems' : 'looks.create.itemsHelp');
}
