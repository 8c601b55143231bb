import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { type BrandState, evolveBrand, initialBrand } from '#domain/brands/brand-state.ts';
import { idOf, type Projection, type Recorded, type Words, wordOf } from '../projection.ts';
import { type BrandRow, brandsTable } from './tables.ts';

const words: Words<BrandEvent, Pick<BrandRow, 'createdAt'>> = {
  BrandRegistered: ({ at }) => ({ createdAt: at }),
  BrandApplied: ({ at }) => ({ createdAt: at }),
  BrandApproved: null,
  BrandDeclined: null,
  BrandApplicationForgotten: null,
  BrandRegistrationExpired: null,
  BrandRevised: null,
  BrandNameProposed: null,
  BrandNameApproved: null,
  BrandNameDeclined: null,
  BrandNameWithdrawn: null,
  BrandPublished: null,
  BrandUnpublished: null,
  BrandPictureSet: null,
  BrandPictureStripped: null,
  BrandBusinessRegistrationSet: null,
  BrandBankAccountSet: null,
  BrandOutStockAddressSet: null,
  BrandOrganizationObjectSet: null,
  BrandBankAccountShown: null,
  BrandCertificationRuleSet: null,
  BrandPhoneAdded: null,
  BrandPhoneRevised: null,
  BrandPhoneRemoved: null,
  BrandTakeBackStarted: null,
  BrandTakeBackCanceled: null,
  BrandRemovalBegan: null,
  BrandRemovalStopped: null,
  BrandRemoved: null,
};

export const brandsProjection: Projection<BrandRow, BrandEvent> = {
  name: 'brands',
  table: brandsTable,
  categories: ['brand'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold,
};

function fold(row: BrandRow | null, recorded: Recorded<BrandEvent>): BrandRow {
  const { event, at, revision } = recorded;
  const {
    brandId: _,
    businessRegistration: _1,
    bankAccount: _2,
    outStockAddress: _3,
    organization: _4,
    phones: _5,
    isRemovalBegun: _6,
    isTakenBack: _7,
    ...state
  } = evolveBrand(stateOf(row), event, at);
  return {
    createdAt: row?.createdAt ?? at,
    ...state,
    ...wordOf(words, recorded),
    id: idOf(recorded),
    revision,
    updatedAt: at,
  };
}

/** Returns the folded state that the row stores. Sealed data is in `private.people`. */
function stateOf(row: BrandRow | null): BrandState {
  if (row === null) return initialBrand;
  const { id, revision: _, createdAt: __, updatedAt: ___, ...state } = row;
  return { ...initialBrand, ...state, brandId: id };
}
