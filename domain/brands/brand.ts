import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { Sealed } from '../sealed.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { unmatchable, unmatchableAccount } from './asked-of-posts.ts';
import type {
  BrandApplication,
  BrandCertification,
  BrandEvent,
  BrandFields,
  BrandNames,
  BrandPhone,
  BrandPicture,
  OrganizationPart,
} from './brand-events.ts';
import { decideName, proposingName } from './brand-name.ts';
import { type BrandState, type BrandStatus, evolveBrand, initialBrand } from './brand-state.ts';

const alive: readonly BrandStatus[] = ['unpublished', 'published'];
/** Staff may correct an application before and after they approve it. */
const revisable: readonly BrandStatus[] = ['applied', ...alive];
const byStaff = ['staff', 'system'] as const;
const anybody = ['brand_admin', 'staff', 'system'] as const;

/** Every action on a brand. The caller checks that a brand admin belongs to the brand. */
export const brandTransitions = [
  { action: 'register', from: ['none'], to: 'unpublished', event: 'BrandRegistered', who: byStaff },
  { action: 'apply', from: ['none'], to: 'applied', event: 'BrandApplied', who: ['brand_admin'] },
  { action: 'expire', from: ['none'], to: 'expired', event: 'BrandRegistrationExpired', who: ['system'] },
  { action: 'approve', from: ['applied'], to: 'unpublished', event: 'BrandApproved', who: byStaff },
  {
    action: 'decline',
    from: ['applied'],
    to: 'declined',
    event: 'BrandDeclined',
    who: byStaff,
    reason: 'required',
  },
  {
    action: 'forget_application',
    from: ['declined'],
    to: 'same',
    event: 'BrandApplicationForgotten',
    who: ['system'],
  },
  { action: 'revise', from: revisable, to: 'same', event: 'BrandRevised', who: anybody },
  { action: 'approve_name', from: alive, to: 'same', event: 'BrandNameApproved', who: byStaff },
  {
    action: 'decline_name',
    from: alive,
    to: 'same',
    event: 'BrandNameDeclined',
    who: byStaff,
    reason: 'required',
  },
  { action: 'withdraw_name', from: alive, to: 'same', event: 'BrandNameWithdrawn', who: anybody },
  { action: 'publish', from: ['unpublished'], to: 'published', event: 'BrandPublished', who: byStaff },
  { action: 'unpublish', from: ['published'], to: 'unpublished', event: 'BrandUnpublished', who: byStaff },
  { action: 'set_picture', from: revisable, to: 'same', event: 'BrandPictureSet', who: anybody },
  {
    action: 'set_business_registration',
    from: revisable,
    to: 'same',
    event: 'BrandBusinessRegistrationSet',
    who: anybody,
  },
  { action: 'set_bank_account', from: alive, to: 'same', event: 'BrandBankAccountSet', who: anybody },
  {
    action: 'set_out_stock_address',
    from: alive,
    to: 'same',
    event: 'BrandOutStockAddressSet',
    who: anybody,
  },
  {
    action: 'set_organization_object',
    from: alive,
    to: 'same',
    event: 'BrandOrganizationObjectSet',
    who: anybody,
  },
  { action: 'show_bank_account', from: revisable, to: 'same', event: 'BrandBankAccountShown', who: anybody },
  {
    action: 'set_certification_rule',
    from: alive,
    to: 'same',
    event: 'BrandCertificationRuleSet',
    who: byStaff,
  },
  { action: 'add_phone', from: alive, to: 'same', event: 'BrandPhoneAdded', who: anybody },
  { action: 'revise_phone', from: alive, to: 'same', event: 'BrandPhoneRevised', who: anybody },
  { action: 'remove_phone', from: alive, to: 'same', event: 'BrandPhoneRemoved', who: anybody },
  {
    action: 'start_take_back',
    from: alive,
    to: 'same',
    event: 'BrandTakeBackStarted',
    who: ['brand_admin', 'staff'],
    reason: 'optional',
  },
  {
    action: 'cancel_take_back',
    from: alive,
    to: 'same',
    event: 'BrandTakeBackCanceled',
    who: ['brand_admin', 'staff'],
    reason: 'optional',
  },
  { action: 'begin_removal', from: alive, to: 'same', event: 'BrandRemovalBegan', who: ['system'] },
  { action: 'stop_removal', from: alive, to: 'same', event: 'BrandRemovalStopped', who: ['system'] },
  { action: 'remove', from: alive, to: 'removed', event: 'BrandRemoved', who: byStaff, reason: 'optional' },
] as const satisfies readonly Transition<string, BrandStatus, never>[];

export type BrandAction = (typeof brandTransitions)[number]['action'];

export const brandRules: Rules<BrandStatus, never, BrandState> = {
  entity: 'brand',
  table: brandTransitions,
  guards: {},
};

/** Fields that only the platform may grant; a brand admin may not change them. */
export const fieldsOfTheHouse = [
  'skuCode',
  'regionId',
  'commissionRate',
  'isFeatured',
  'isExclusive',
  'exclusiveCuratorIds',
] as const satisfies readonly (keyof BrandFields)[];

export type BrandCommand =
  | ({ action: 'register'; brandId: number } & BrandFields)
  | ({ action: 'apply'; brandId: number; application: BrandApplication } & BrandFields)
  | { action: 'expire'; brandId: number }
  | { action: 'approve' }
  | { action: 'decline' }
  | { action: 'forget_application' }
  | { action: 'revise'; fields: Partial<BrandFields> }
  /** The command names the proposed name that the person has read, because a newer proposal may have replaced it. */
  | ({ action: 'approve_name' | 'decline_name' | 'withdraw_name' } & BrandNames)
  | { action: 'publish' }
  | { action: 'unpublish' }
  | { action: 'set_picture'; kind: BrandPicture; hash: string | null }
  | { action: 'set_business_registration'; businessRegistration: Sealed | null }
  | { action: 'set_bank_account'; bankAccount: Sealed | null }
  | { action: 'set_out_stock_address'; outStockAddress: Sealed | null }
  | { action: 'set_organization_object'; part: OrganizationPart; object: Sealed | null }
  | { action: 'show_bank_account' }
  | ({ action: 'set_certification_rule' } & BrandCertification)
  | ({ action: 'add_phone' } & BrandPhone)
  | { action: 'revise_phone'; phoneId: number; fields: Partial<Omit<BrandPhone, 'phoneId'>> }
  | { action: 'remove_phone'; phoneId: number }
  | { action: 'start_take_back' }
  | { action: 'cancel_take_back' }
  | { action: 'begin_removal' }
  | { action: 'stop_removal' }
  | { action: 'remove' };

export const brand: Decider<BrandState, BrandCommand, BrandEvent> = {
  category: 'brand',
  initial: initialBrand,
  decide,
  evolve: evolveBrand,
  brandIds: ({ brandId }) => [brandId],
};

function decide(state: BrandState, command: BrandCommand, asked: Asked): Decision<BrandEvent> {
  if (command.action === 'publish' && state.status === 'published') return nothingToDo;
  if (command.action === 'expire' && state.status !== 'none') return nothingToDo;
  if (command.action === 'unpublish' && state.status === 'unpublished') return nothingToDo;
  const refused = checkTransition(brandRules, state, command, asked);
  return refused ?? eventsOf(state, command, asked);
}

function eventsOf(state: BrandState, command: BrandCommand, asked: Asked): Decision<BrandEvent> {
  switch (command.action) {
    case 'register': {
      const { action: _, ...data } = command;
      return unmatchableAccount(data.instagramId) ?? accept({ type: 'BrandRegistered', data });
    }
    case 'apply': {
      const { action: _, ...data } = command;
      return unmatchableAccount(data.instagramId) ?? accept({ type: 'BrandApplied', data });
    }
    case 'expire':
      return accept({ type: 'BrandRegistrationExpired', data: { brandId: command.brandId } });
    case 'approve':
      return accept({ type: 'BrandApproved', data: {} });
    case 'decline':
      return accept({ type: 'BrandDeclined', data: {} });
    case 'forget_application':
      return accept({ type: 'BrandApplicationForgotten', data: {} });
    case 'revise':
      return revise(state, command.fields, asked);
    case 'approve_name':
    case 'decline_name':
    case 'withdraw_name':
      return decideName(state, command);
    case 'publish':
      return accept({ type: 'BrandPublished', data: {} });
    case 'unpublish':
      return accept({ type: 'BrandUnpublished', data: {} });
    case 'set_picture': {
      const { kind, hash } = command;
      return state.pictures[kind] === hash
        ? nothingToDo
        : accept({ type: 'BrandPictureSet', data: { kind, hash } });
    }
    case 'set_business_registration': {
      const { businessRegistration } = command;
      return businessRegistration === state.businessRegistration
        ? nothingToDo
        : accept({ type: 'BrandBusinessRegistrationSet', data: { businessRegistration } });
    }
    case 'set_bank_account': {
      const { bankAccount } = command;
      return bankAccount === state.bankAccount
        ? nothingToDo
        : accept({ type: 'BrandBankAccountSet', data: { bankAccount } });
    }
    case 'set_out_stock_address': {
      const { outStockAddress } = command;
      return outStockAddress === state.outStockAddress
        ? nothingToDo
        : accept({ type: 'BrandOutStockAddressSet', data: { outStockAddress } });
    }
    case 'set_organization_object': {
      const { part, object } = command;
      return object === state.organization[part]
        ? nothingToDo
        : accept({ type: 'BrandOrganizationObjectSet', data: { part, object } });
    }
    case 'show_bank_account':
      return state.bankAccount === null ? nothingToDo : accept({ type: 'BrandBankAccountShown', data: {} });
    case 'set_certification_rule': {
      const { action: _, ...data } = command;
      return isEmpty(changedFields<BrandCertification>(state, data))
        ? nothingToDo
        : (unmatchable(data) ?? accept({ type: 'BrandCertificationRuleSet', data }));
    }
    case 'add_phone': {
      const { action: _, ...data } = command;
      return phoneOf(state, data.phoneId) ? nothingToDo : accept({ type: 'BrandPhoneAdded', data });
    }
    case 'revise_phone':
      return revisePhone(state, command.phoneId, command.fields);
    case 'remove_phone': {
      const { phoneId } = command;
      return phoneOf(state, phoneId) ? accept({ type: 'BrandPhoneRemoved', data: { phoneId } }) : nothingToDo;
    }
    case 'start_take_back':
      return state.isTakenBack ? nothingToDo : accept({ type: 'BrandTakeBackStarted', data: {} });
    case 'cancel_take_back':
      return state.isTakenBack ? accept({ type: 'BrandTakeBackCanceled', data: {} }) : nothingToDo;
    case 'begin_removal':
      return state.isRemovalBegun ? nothingToDo : accept({ type: 'BrandRemovalBegan', data: {} });
    case 'stop_removal':
      return state.isRemovalBegun ? accept({ type: 'BrandRemovalStopped', data: {} }) : nothingToDo;
    case 'remove':
      return accept({ type: 'BrandRemoved', data: {} });
  }
}

function revise(state: BrandState, fields: Partial<BrandFields>, { actor }: Asked): Decision<BrandEvent> {
  const changed = changedFields<BrandFields>(state, fields);
  if (isEmpty(changed)) return nothingToDo;
  const forbidden = fieldsOfTheHouse.filter((name) => name in changed);
  if (actor.label === 'brand_admin' && forbidden.length > 0) {
    return refuse('forbidden', 'brand.field_forbidden', `only staff may change ${forbidden.join(', ')}`, {
      fields: forbidden,
    });
  }
  const unmatchable = unmatchableAccount(changed.instagramId);
  if (unmatchable !== null) return unmatchable;
  return actor.label === 'brand_admin'
    ? proposingName(state, changed)
    : accept({ type: 'BrandRevised', data: { changed } });
}

function phoneOf(state: BrandState, phoneId: number): BrandPhone | undefined {
  return state.phones.find((phone) => phone.phoneId === phoneId);
}

function revisePhone(
  state: BrandState,
  phoneId: number,
  fields: Partial<Omit<BrandPhone, 'phoneId'>>,
): Decision<BrandEvent> {
  const phone = phoneOf(state, phoneId);
  if (phone === undefined) {
    return refuse('invalid', 'brand.phone_unknown', `the brand has no phone ${phoneId}`, { phoneId });
  }
  const changed = changedFields<Omit<BrandPhone, 'phoneId'>>(phone, fields);
  return isEmpty(changed) ? nothingToDo : accept({ type: 'BrandPhoneRevised', data: { phoneId, changed } });
}
