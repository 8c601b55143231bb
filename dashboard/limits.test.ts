import i18next from 'i18next';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { AgencyBody, ContactBody } from '#write-api/agencies/bodies.ts';
import { BrandBody, NewAdminBody, NewPhoneBody } from '#write-api/brands/bodies.ts';
import { bodyOf } from '#write-api/kit/actions/action-spec.ts';
import { MemberBody } from '#write-api/members/bodies.ts';
import { PointsBody } from '#write-api/points/bodies.ts';
import { NewProductBody, SizeBody } from '#write-api/products/bodies.ts';
import { wholeBody } from '#write-api/reference/bodies.ts';
import { BrandSignUpBody } from '#write-api/sign-up/contract.ts';
import { NewSlots } from '#write-api/slots/bodies.ts';
import { NewStaffBody, StaffChanges } from '#write-api/staff/bodies.ts';
import { stockItemActions } from '#write-api/stock/actions.ts';
import { NewPiece, StockTermsBody } from '#write-api/stock/bodies.ts';
import { NewTicketBody } from '#write-api/support-tickets/bodies.ts';
import { Notes, trysetItemActions } from '#write-api/tryset-items/actions.ts';
import { TrysetChanges } from '#write-api/trysets/bodies.ts';
import { agencyFields, contactFields } from './agencies/fields.ts';
import { newAdminFields } from './brands/admin-fields.ts';
import * as ofBrands from './brands/brand-fields.ts';
import { offeredActions } from './kit/actions/action-table.ts';
import { fieldsOf } from './kit/actions/fields.ts';
import type { Field } from './kit/fields/field.ts';
import * as ofMembers from './members/member-fields.ts';
import { pointFields } from './points/fields.ts';
import { productFields } from './products/product-form-fields.ts';
import { sizeFields } from './products/size-fields.ts';
import { attributeViews, inOverview } from './reference/attribute-views.ts';
import { entryFields } from './reference/entry-fields.ts';
import { signUpFields } from './sign-up/fields.ts';
import { newSlotFields } from './slots/fields.ts';
import { invitationFields, contactFields as staffContactFields } from './staff/fields.ts';
import { pieceFields, termsFields } from './stock/fields.ts';
import { stockActionTable } from './stock/stock-action-table.ts';
import { ticketFields } from './support-tickets/fields.ts';
import { itemNoteFields } from './tryset-items/fields.ts';
import { itemActionTable } from './tryset-items/item-action-table.ts';
import { noteFields, recipientFields } from './trysets/fields.ts';

interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  enum?: readonly string[];
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
}

const t = i18next.t;
const none = { brands: [], categories: [], seasons: [], styles: [] };

const forms: [form: string, fields: readonly Field[], schema: Schema][] = [
  ['an agency', agencyFields(t), AgencyBody],
  ['new slots', newSlotFields(t), NewSlots],
  ['a question to the staff', ticketFields(t), NewTicketBody],
  ['an agency’s contact', contactFields(t), ContactBody],
  ['a brand’s profile', ofBrands.profileFields(t, true), BrandBody],
  ['a brand’s terms', ofBrands.termsFields(t), BrandBody],
  ['a brand’s business', ofBrands.businessFields(t), BrandBody],
  ['a brand’s account', ofBrands.bankFields(t), BrandBody],
  ['a brand’s address', ofBrands.addressFields(t), BrandBody],
  ['a brand’s admin', newAdminFields(t), NewAdminBody],
  ['a brand that applies', Object.values(signUpFields(t, 'KOREA')).flat(), BrandSignUpBody],
  ['a colleague who is invited', invitationFields(t), NewStaffBody],
  ['a colleague', staffContactFields(t), StaffChanges],
  ['points', pointFields(t).filter(({ name }) => name !== 'delta'), PointsBody],
  ['a brand’s phone', ofBrands.phoneFields(t), NewPhoneBody],
  ['a garment’s terms', termsFields(t, [], true), StockTermsBody],
  ['a garment’s part', pieceFields(t), NewPiece],
  ['a tryset’s recipient', recipientFields(t), TrysetChanges],
  ['a tryset’s notes', noteFields(t), TrysetChanges],
  ['an item’s notes', itemNoteFields(t), Type.Object(Notes)],
  ...[...attributeViews, inOverview].map(({ kind }): [string, readonly Field[], Schema] => [
    kind,
    entryFields(t, kind, []),
    wholeBody(kind),
  ]),
  ['a member’s profile', ofMembers.profileFields(t), MemberBody],
  ['a member’s contact data', ofMembers.contactFields(t), MemberBody],
  ['a member’s settings', ofMembers.settingFields(t), MemberBody],
  ['a member’s notes', ofMembers.noteFields(t), MemberBody],
  ['a product', Object.values(productFields(t, none, true)).flat(), NewProductBody],
  ['a product’s size', sizeFields(t, [], []), SizeBody],
];

const owner = { scope: 'staff', roles: ['owner'] } as const;
const actions = [
  ...offeredActions(stockActionTable, owner).map((action) => ({ action, specs: stockItemActions })),
  ...offeredActions(itemActionTable, owner).map((action) => ({ action, specs: trysetItemActions })),
].map(({ action, specs }): [string, readonly Field[], Schema] => {
  const spec = Object.entries(specs).find(([name]) => name === action.name)?.[1];
  return [action.name, fieldsOf(t, action.fields), bodyOf(action.row, spec?.fields ?? {})];
});

/** The schema of a field, and whether it is required. Slashes in the name lead into nested objects. */
function schemaOf(name: string, schema: Schema): { schema: Schema; isRequired: boolean } | null {
  const [first = '', ...rest] = name.split('/');
  const found = schema.properties?.[first];
  if (found === undefined) return null;
  const own = found.anyOf?.find(({ type }) => type !== 'null') ?? found;
  if (rest.length > 0) return schemaOf(rest.join('/'), own);
  return { schema: own, isRequired: schema.required?.includes(first) === true && found.anyOf === undefined };
}

/** The limits of a form field, in the shape of a schema. */
function saidBy({
  kind,
  required,
  atMost,
  atLeast,
  options,
  isId,
}: Field): Partial<Schema> & { isRequired: boolean } {
  const isRequired = required === true;
  if (kind === 'text' || kind === 'lines' || kind === 'password')
    return { isRequired, maxLength: atMost ?? 200 };
  if (kind === 'whole' || kind === 'decimal')
    return { isRequired, minimum: atLeast ?? 0, maximum: atMost ?? Number.NaN };
  if (kind === 'choice' && !isId)
    return { isRequired, enum: (options ?? []).map(({ value }) => value).filter(Boolean) };
  return { isRequired };
}

const asked = [...forms, ...actions].filter(([, fields]) => fields.length > 0);

describe.each(asked)('the form of %s has the limits of its call', (_, fields, body) => {
  test.each(fields.map((field) => [field.name, field] as const))('%s', (name, field) => {
    const found = schemaOf(name, body);
    if (found === null) throw new Error(`the call's schema has no field ${name}`);
    const { isRequired, ...said } = saidBy(field);
    expect(found.schema).toMatchObject(said);
    // A nested field is required only with its object. A form may require more fields than its call.
    if (found.isRequired && !name.includes('/')) expect(isRequired).toBe(true);
  });
});
