import { type BrandAdminEvent, brandAdmin } from '#domain/brands/brand-admin.ts';
import { idOf, type Projection, type Words, wordOf } from '../projection.ts';
import { type BrandAdminRow, brandAdminsTable } from './tables.ts';

const words: Words<BrandAdminEvent, Pick<BrandAdminRow, 'createdAt'>> = {
  BrandAdminAdded: ({ at }) => ({ createdAt: at }),
  BrandAdminInvited: ({ at }) => ({ createdAt: at }),
  BrandAdminInvitationRenewed: null,
  BrandAdminActivated: null,
  BrandAdminRegistrationExpired: null,
  BrandAdminRevised: null,
  BrandAdminAddressProposed: null,
  BrandAdminAddressOwnerTold: null,
  BrandAdminAddressProposalEnded: null,
  BrandAdminPasswordChanged: null,
  BrandAdminPasswordLinkMailed: null,
  BrandAdminSignInEnded: null,
  BrandAdminSecondFactorSet: null,
  BrandAdminSecondFactorRemoved: null,
  BrandAdminRemoved: null,
};

export const brandAdminsProjection: Projection<BrandAdminRow, BrandAdminEvent> = {
  name: 'brand_admins',
  table: brandAdminsTable,
  categories: ['brand_admin'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const { brandId, username, position, status } = row ?? brandAdmin.initial;
    const before = {
      ...brandAdmin.initial,
      brandAdminId: idOf(recorded),
      brandId,
      username,
      position,
      status,
    };
    const { brandAdminId: _, personal: __, proposal: ___, ...state } = brandAdmin.evolve(before, event, at);
    return {
      createdAt: row?.createdAt ?? at,
      ...state,
      ...wordOf(words, recorded),
      id: idOf(recorded),
      revision,
      updatedAt: at,
    };
  },
};
