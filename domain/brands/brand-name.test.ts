import { describe, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { brand } from './brand.ts';
import type { BrandEvent, BrandFields, BrandNames } from './brand-events.ts';

const { given } = scenarios(brand);
const { staff, brand_admin: admin } = actors;
const fields: BrandFields = {
  name: 'Moss',
  nameKo: '모스',
  skuCode: null,
  regionId: 'KOREA',
  instagramId: null,
  commissionRate: 12,
  isFeatured: false,
  isExclusive: false,
  exclusiveCuratorIds: [],
  agreeMarketing: false,
};
const registered: BrandEvent = { type: 'BrandRegistered', data: { brandId: 7, ...fields } };
const fern: BrandNames = { name: 'Fern', nameKo: '모스' };
const ivy: BrandNames = { name: 'Ivy', nameKo: '모스' };
const proposed = (data: BrandNames): BrandEvent => ({ type: 'BrandNameProposed', data });
const revise = (said: Partial<BrandFields>) => ({ action: 'revise', fields: said }) as const;
const approve = (names: BrandNames) => ({ action: 'approve_name', ...names }) as const;
const decline = (names: BrandNames) => ({ action: 'decline_name', ...names }) as const;
const withdraw = (names: BrandNames) => ({ action: 'withdraw_name', ...names }) as const;
const approved = (data: BrandNames): BrandEvent => ({ type: 'BrandNameApproved', data });
const declined = (data: BrandNames): BrandEvent => ({ type: 'BrandNameDeclined', data });
const over = 'brand.name_not_proposed';

describe('a new name of a brand', () => {
  test('waits if its admins propose it, while other changes take effect at once', () => {
    given([registered])
      .when(revise({ name: 'Fern', agreeMarketing: true }), admin)
      .then({ type: 'BrandRevised', data: { changed: { agreeMarketing: true } } }, proposed(fern));
    given([registered])
      .when(revise({ nameKo: null }), admin)
      .then(proposed({ name: 'Moss', nameKo: null }));
    given([registered, proposed(fern)])
      .when(revise({ name: 'Fern' }), admin)
      .thenNothing();
    given([registered, proposed(fern)])
      .when(revise({ name: 'Ivy' }), admin)
      .then(proposed(ivy));
  });

  test('stays pending if a stale page sends the old name', () => {
    given([registered, proposed(fern)])
      .when(revise({ name: 'Moss', agreeMarketing: true }), admin)
      .then({ type: 'BrandRevised', data: { changed: { agreeMarketing: true } } });
  });

  test('takes effect at once if staff set it, and clears the pending name', () => {
    given([registered, proposed(fern)])
      .when(revise({ name: 'Ivy' }), staff)
      .then({ type: 'BrandRevised', data: { changed: { name: 'Ivy' } } });
    given([registered, proposed(fern), { type: 'BrandRevised', data: { changed: { name: 'Ivy' } } }])
      .when(approve(fern), staff)
      .thenRefused(over);
  });

  test('is approved or declined by staff, or withdrawn by the brand, once', () => {
    const waiting = [registered, proposed(fern)];
    given(waiting).when(approve(fern), staff).then(approved(fern));
    given(waiting).when(approve(fern), admin).thenRefused('brand.forbidden');
    given(waiting).when(decline(fern), staff).then(declined(fern));
    given(waiting).when(decline(fern), admin).thenRefused('brand.forbidden');
    given(waiting).when(withdraw(fern), admin).then({ type: 'BrandNameWithdrawn', data: fern });
    given([...waiting, approved(fern)])
      .when(approve(fern), staff)
      .thenNothing();
    given([...waiting, approved(fern)])
      .when(decline(fern), staff)
      .thenRefused(over);
    given([...waiting, declined(fern)])
      .when(approve(fern), staff)
      .thenRefused(over);
    given([...waiting, declined(fern)])
      .when(decline(fern), staff)
      .thenRefused(over);
  });

  test('is decided only as it was read: a name proposed meanwhile stays pending', () => {
    given([registered, proposed(fern), proposed(ivy)])
      .when(approve(fern), staff)
      .thenRefused(over);
    given([registered, proposed(fern), proposed(ivy)])
      .when(approve(ivy), staff)
      .then(approved(ivy));
  });
});
