import { describe, test } from 'vitest';
import { system } from '../actor.ts';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { brand } from './brand.ts';
import type { BrandApplication, BrandEvent, BrandFields } from './brand-events.ts';

const { given } = scenarios(brand);
const { staff, brand_admin: admin } = actors;
const fields: BrandFields = {
  name: 'Moss',
  nameKo: '모스',
  skuCode: 'MS',
  regionId: 'KOREA',
  instagramId: null,
  commissionRate: 12,
  isFeatured: false,
  isExclusive: true,
  exclusiveCuratorIds: [3, 5],
  agreeMarketing: false,
};
const registered: BrandEvent = { type: 'BrandRegistered', data: { brandId: 7, ...fields } };
const application: BrandApplication = {
  adminId: 9,
  language: 'en',
  agreed: [{ terms: 'service', version: '2026-11' }],
};
const applied: BrandEvent = { type: 'BrandApplied', data: { brandId: 7, application, ...fields } };
const approved: BrandEvent = { type: 'BrandApproved', data: {} };
const declined: BrandEvent = { type: 'BrandDeclined', data: {} };
const published: BrandEvent = { type: 'BrandPublished', data: {} };
const removed: BrandEvent = { type: 'BrandRemoved', data: {} };
const contact = 'sealed' as Sealed;
const phone = { phoneId: 4, contact, isPublic: false };

describe('a brand', () => {
  test('is registered once, unpublished', () => {
    const register = { action: 'register', brandId: 7, ...fields } as const;
    given([]).when(register, staff).then(registered);
    given([]).when(register, system).then(registered);
    given([]).when(register, admin).thenRefused('brand.forbidden');
    given([registered]).when(register, staff).thenRefused('brand.transition_not_allowed');
  });

  test('applies, and is approved or declined by staff only', () => {
    const apply = { action: 'apply', brandId: 7, application, ...fields } as const;
    given([]).when(apply, admin).then(applied);
    given([]).when(apply, staff).thenRefused('brand.forbidden');
    given([applied]).when(apply, admin).thenRefused('brand.transition_not_allowed');
    given([applied]).when({ action: 'approve' }, staff).then(approved);
    given([applied]).when({ action: 'approve' }, admin).thenRefused('brand.forbidden');
    given([applied]).when({ action: 'decline' }, staff).then(declined);
    for (const decided of [approved, declined]) {
      given([applied, decided])
        .when({ action: 'approve' }, staff)
        .thenRefused('brand.transition_not_allowed');
    }
  });

  test('is corrected by staff during its application, and published only after approval', () => {
    const revise = { action: 'revise', fields: { name: 'Fern' } } as const;
    given([applied])
      .when(revise, staff)
      .then({ type: 'BrandRevised', data: { changed: { name: 'Fern' } } });
    given([applied]).when({ action: 'publish' }, staff).thenRefused('brand.transition_not_allowed');
    given([applied, approved]).when({ action: 'publish' }, staff).then(published);
    given([applied, declined]).when(revise, staff).thenRefused('brand.transition_not_allowed');
  });

  test('is forgotten after it was declined, and expires if its registration was never completed', () => {
    const forget = { action: 'forget_application' } as const;
    given([applied, declined]).when(forget, system).then({ type: 'BrandApplicationForgotten', data: {} });
    given([applied]).when(forget, system).thenRefused('brand.transition_not_allowed');
    const expire = { action: 'expire', brandId: 7 } as const;
    given([])
      .when(expire, system)
      .then({ type: 'BrandRegistrationExpired', data: { brandId: 7 } });
    given([applied]).when(expire, system).thenNothing();
  });

  test('is published and unpublished; a repeat does nothing', () => {
    given([registered]).when({ action: 'publish' }, staff).then(published);
    given([registered, published]).when({ action: 'publish' }, staff).thenNothing();
    given([registered, published])
      .when({ action: 'unpublish' }, staff)
      .then({ type: 'BrandUnpublished', data: {} });
    given([registered]).when({ action: 'unpublish' }, staff).thenNothing();
    given([registered]).when({ action: 'publish' }, admin).thenRefused('brand.forbidden');
  });

  test('is revised only with changed fields', () => {
    const revise = (changed: Partial<BrandFields>) => ({ action: 'revise', fields: changed }) as const;
    given([registered])
      .when(revise({ name: 'Fern', nameKo: '모스', exclusiveCuratorIds: [3, 5] }), staff)
      .then({ type: 'BrandRevised', data: { changed: { name: 'Fern' } } });
    given([registered])
      .when(revise({ ...fields }), staff)
      .thenNothing();
    given([registered])
      .when(revise({ exclusiveCuratorIds: [5, 3] }), staff)
      .then({ type: 'BrandRevised', data: { changed: { exclusiveCuratorIds: [5, 3] } } });
  });

  test('cannot change the fields that only staff may change', () => {
    given([registered])
      .when({ action: 'revise', fields: { name: 'Fern', commissionRate: 0, skuCode: 'FR' } }, admin)
      .thenRefused('brand.field_forbidden', { fields: ['skuCode', 'commissionRate'] });
    given([registered])
      .when({ action: 'revise', fields: { commissionRate: 0 } }, staff)
      .then({ type: 'BrandRevised', data: { changed: { commissionRate: 0 } } });
  });

  test('has pictures and sealed data, each set only if it changes', () => {
    const picture: BrandEvent = { type: 'BrandPictureSet', data: { kind: 'logo', hash: 'abc' } };
    given([registered]).when({ action: 'set_picture', kind: 'logo', hash: 'abc' }, admin).then(picture);
    given([registered, picture])
      .when({ action: 'set_picture', kind: 'logo', hash: 'abc' }, admin)
      .thenNothing();
    given([registered, picture])
      .when({ action: 'set_picture', kind: 'title', hash: null }, admin)
      .thenNothing();
    const bank: BrandEvent = { type: 'BrandBankAccountSet', data: { bankAccount: contact } };
    given([registered]).when({ action: 'set_bank_account', bankAccount: contact }, admin).then(bank);
    given([registered, bank]).when({ action: 'set_bank_account', bankAccount: contact }, admin).thenNothing();
    given([registered])
      .when({ action: 'set_business_registration', businessRegistration: contact }, staff)
      .then({ type: 'BrandBusinessRegistrationSet', data: { businessRegistration: contact } });
    given([registered])
      .when({ action: 'set_out_stock_address', outStockAddress: contact }, staff)
      .then({ type: 'BrandOutStockAddressSet', data: { outStockAddress: contact } });
    given([registered]).when({ action: 'set_out_stock_address', outStockAddress: null }, staff).thenNothing();
    const tax: BrandEvent = {
      type: 'BrandOrganizationObjectSet',
      data: { part: 'TaxEmail', object: contact },
    };
    const setTax = { action: 'set_organization_object', part: 'TaxEmail', object: contact } as const;
    given([registered]).when(setTax, admin).then(tax);
    given([registered, tax]).when(setTax, admin).thenNothing();
    given([registered, tax])
      .when({ ...setTax, object: null }, admin)
      .then({ type: 'BrandOrganizationObjectSet', data: { part: 'TaxEmail', object: null } });
  });

  test('records each view of its account number, if it has one', () => {
    const bank: BrandEvent = { type: 'BrandBankAccountSet', data: { bankAccount: contact } };
    const shown: BrandEvent = { type: 'BrandBankAccountShown', data: {} };
    given([registered, bank]).when({ action: 'show_bank_account' }, admin).then(shown);
    given([registered, bank, shown]).when({ action: 'show_bank_account' }, staff).then(shown);
    given([registered]).when({ action: 'show_bank_account' }, staff).thenNothing();
  });

  test('has phones that are added, revised and removed', () => {
    const added: BrandEvent = { type: 'BrandPhoneAdded', data: phone };
    given([registered])
      .when({ action: 'add_phone', ...phone }, admin)
      .then(added);
    given([registered, added])
      .when({ action: 'add_phone', ...phone }, admin)
      .thenNothing();
    const revise = { action: 'revise_phone', phoneId: 4, fields: { contact, isPublic: true } } as const;
    const revised: BrandEvent = {
      type: 'BrandPhoneRevised',
      data: { phoneId: 4, changed: { isPublic: true } },
    };
    given([registered, added]).when(revise, admin).then(revised);
    given([registered, added, revised]).when(revise, admin).thenNothing();
    given([registered]).when(revise, admin).thenRefused('brand.phone_unknown', { phoneId: 4 });
    const gone: BrandEvent = { type: 'BrandPhoneRemoved', data: { phoneId: 4 } };
    given([registered, added]).when({ action: 'remove_phone', phoneId: 4 }, admin).then(gone);
    given([registered, added, gone]).when({ action: 'remove_phone', phoneId: 4 }, admin).thenNothing();
  });

  test('begins and stops a removal, each once', () => {
    const began: BrandEvent = { type: 'BrandRemovalBegan', data: {} };
    const stopped: BrandEvent = { type: 'BrandRemovalStopped', data: {} };
    const begin = { action: 'begin_removal' } as const;
    const stop = { action: 'stop_removal' } as const;
    given([registered]).when(begin, system).then(began);
    given([registered, began]).when(begin, system).thenNothing();
    given([registered, began]).when(stop, system).then(stopped);
    given([registered]).when(stop, system).thenNothing();
    given([registered, began, stopped]).when(begin, system).then(began);
    given([registered, began]).when({ action: 'remove' }, staff).then(removed);
    given([registered, began, removed]).when(stop, system).thenRefused('brand.transition_not_allowed');
    for (const command of [begin, stop])
      given([registered]).when(command, staff).thenRefused('brand.forbidden');
  });

  test('takes no command after its removal', () => {
    given([registered, published]).when({ action: 'remove' }, staff).then(removed);
    given([registered]).when({ action: 'remove' }, admin).thenRefused('brand.forbidden');
    for (const command of [
      { action: 'revise', fields: { name: 'Back' } },
      { action: 'publish' },
      { action: 'remove' },
      { action: 'add_phone', ...phone },
    ] as const) {
      given([registered, removed]).when(command, staff).thenRefused('brand.transition_not_allowed', {
        status: 'removed',
        asked: command.action,
        allowed: [],
      });
    }
  });
});

describe('the hashtags and words that a brand requires of posts', () => {
  const rule = (essentialHashtags: readonly string[], essentialWords: readonly string[] = []) =>
    ({
      action: 'set_certification_rule',
      certificationRule: 'NORMAL',
      essentialHashtags,
      essentialWords,
    }) as const;

  test('are kept as typed', () => {
    const { action: _, ...data } = rule(['＃봄코디', 'Maison'], ['무료 체험']);
    given([registered])
      .when({ action: 'set_certification_rule', ...data }, staff)
      .then({ type: 'BrandCertificationRuleSet', data });
  });

  test.each(['#ザ・ノース', '#maison #hana', '#A.P.C.', '봄 코디', '🌸', '\u3164'])(
    'are not %j',
    (hashtag) => {
      given([registered])
        .when(rule(['#ok', hashtag]), staff)
        .thenRefused('brand.hashtag_unusable');
    },
  );

  test('refuse invisible words', () => {
    given([registered])
      .when(rule([], ['\u3164']), staff)
      .thenRefused('brand.word_unusable');
  });

  test('refuse a username that Instagram does not allow', () => {
    const revise = (instagramId: string) => ({ action: 'revise', fields: { instagramId } }) as const;
    given([registered]).when(revise('half typed'), staff).thenRefused('brand.instagram_id_unusable');
    given([registered])
      .when({ action: 'register', brandId: 7, ...fields }, staff)
      .thenRefused('brand.transition_not_allowed');
    given([])
      .when({ action: 'register', brandId: 7, ...fields, instagramId: 'reels' }, staff)
      .thenRefused('brand.instagram_id_unusable');
    const changed = { instagramId: '@Maison.Hana' };
    given([registered]).when(revise('@Maison.Hana'), staff).then({ type: 'BrandRevised', data: { changed } });
  });
});
