import type { Case, Good, House } from '../table.ts';

const all = ['staff', 'auditor', 'ownBrand'] as const;
const facts = ({ input, id, lookId }: Record<string, never>) =>
  `/v1/looks/${Object(input).lookId ?? lookId ?? id}`;
const reasons = ['LowExposalOfItem'];
const eventReasons = ['BrandEventTagNotExists'];

interface EventLook {
  id: number;
  latestBrandEventCertificationStatus: string;
  brandEvent: { brand: { id: number } };
}

interface Look {
  id: number;
  lookItemMappings: { id: number; latestCertificationStatus: string; brand: { id: number } }[];
}

/** A look with an item of this status, and with items of one brand only. */
const withItem =
  (status: string, more: (look: Look, mappingId: number) => object) =>
  async (house: House): Promise<Good> => {
    const ofOneBrand = ({ lookItemMappings: [first, ...others] }: Look) =>
      first !== undefined && others.every(({ brand }) => brand.id === first.brand.id);
    const path = `/v1/looks?limit=500&certification_status=${status}`;
    const look: Look = await house.take(path, ofOneBrand);
    const item = look.lookItemMappings.find((each) => each.latestCertificationStatus === status);
    if (item === undefined) throw new Error(`look ${look.id} has no ${status} item`);
    return { variables: { ...more(look, item.id) }, brandId: item.brand.id };
  };
const action = (id: number, name: string, body: object) => ({
  method: 'POST',
  path: `/v1/looks/${id}/actions/${name}`,
  body,
});

export const lookCases: Case[] = [
  {
    name: 'getLook',
    admits: all,
    good: withItem('Approved', ({ id }) => ({ id })),
    twin: ({ id }) => ({ method: 'GET', path: `/v1/looks/${id}` }),
  },
  {
    name: 'looksStaff',
    admits: ['staff', 'auditor'],
    good: withItem('Approved', () => ({
      filters: { certificationStatus: ['Approved'] },
      paginationArgsInput: { page: 2, size: 3 },
    })),
    twin: () => ({ method: 'GET', path: '/v1/looks?certification_status=Approved&limit=3&offset=3' }),
  },
  {
    name: 'lookCertificationStats',
    admits: [...all, 'otherBrand'],
    good: withItem('Approved', () => ({ filters: { snsType: 'Instagram' } })),
    twin: () => ({ method: 'GET', path: '/v1/looks/certification_stats?sns_type=Instagram' }),
  },
  {
    name: 'certifyItemFromPendingLook',
    admits: ['staff'],
    good: withItem('Pending', ({ id: lookId }, lookItemMappingId) => ({
      input: { lookId, lookItemMappingId, status: 'Approved' },
    })),
    twin: ({ input }) =>
      action(input.lookId, 'approve_item', { look_item_mapping_id: input.lookItemMappingId }),
    facts,
  },
  {
    name: 'approveItemFromDoneLook',
    admits: ['staff'],
    good: withItem('Rejected', ({ id: lookId }, lookItemMappingId) => ({
      input: { lookId, lookItemMappingId },
    })),
    twin: ({ input }) =>
      action(input.lookId, 'approve_item_from_done', { look_item_mapping_id: input.lookItemMappingId }),
    facts,
  },
  {
    name: 'rejectItemFromDoneLook',
    admits: ['staff'],
    good: withItem('Approved', ({ id: lookId }, lookItemMappingId) => ({
      input: { lookId, lookItemMappingId, rejectedReasons: reasons },
    })),
    twin: ({ input }) =>
      action(input.lookId, 'reject_item_from_done', {
        look_item_mapping_id: input.lookItemMappingId,
        rejected_reasons: reasons,
      }),
    facts,
  },
  {
    name: 'rejectLookFromPendingLook',
    admits: ['staff'],
    good: withItem('Pending', ({ id: lookId }) => ({ input: { lookId, rejectedReasons: reasons } })),
    twin: ({ input }) => action(input.lookId, 'reject_look_from_pending', { rejected_reasons: reasons }),
    facts,
  },
  {
    name: 'rejectLookFromDoneLook',
    admits: ['staff'],
    good: withItem('Approved', ({ id: lookId }) => ({ input: { lookId, rejectedReasons: reasons } })),
    twin: ({ input }) => action(input.lookId, 'reject_look_from_done', { rejected_reasons: reasons }),
    facts,
  },
  {
    name: 'certifyBrandEventFromPendingLook',
    admits: ['staff'],
    good: async (house) => {
      const isPending = (look: EventLook) => look.latestBrandEventCertificationStatus === 'Pending';
      const look: EventLook = await house.take('/v1/looks?limit=500&is_brand_event_tagged=true', isPending);
      const variables = { input: { lookId: look.id, status: 'Rejected', rejectedReasons: eventReasons } };
      return { variables, brandId: look.brandEvent.brand.id };
    },
    twin: ({ input }) => action(input.lookId, 'reject_brand_event', { rejected_reasons: eventReasons }),
    facts,
  },
  {
    name: 'requestLookRecertification',
    isFollowed: true,
    admits: ['staff'],
    good: withItem('Rejected', ({ id: lookId }) => ({ lookId, comment: 'the tag is there' })),
    twin: ({ lookId, comment }) => action(lookId, 'request_recertification', { comment }),
    facts,
  },
  {
    name: 'createBrandLookLike',
    admits: ['ownBrand'],
    good: async (house) => {
      const good = await withItem('Approved', ({ id: lookId }) => ({ lookId }))(house);
      return { ...good, variables: { ...good.variables, brandId: good.brandId } };
    },
    twin: ({ lookId }) => action(lookId, 'like', {}),
    ownErrors: { otherBrand: 'brand.not_found' },
    facts,
  },
  {
    name: 'deleteBrandLookLike',
    admits: ['ownBrand'],
    good: async (house) => {
      const { variables, brandId } = await withItem('Approved', ({ id: lookId }) => ({ lookId }))(house);
      return { variables: { brandLookLikeId: Number(variables.lookId) * 1_000_000 + brandId }, brandId };
    },
    twin: ({ brandLookLikeId }) => action(Math.floor(brandLookLikeId / 1_000_000), 'unlike', {}),
    ownErrors: { otherBrand: 'brand.not_found' },
    facts: ({ brandLookLikeId }) => `/v1/looks/${Math.floor(brandLookLikeId / 1_000_000)}`,
  },
  {
    name: 'updateLook',
    admits: ['staff'],
    good: withItem('Approved', ({ id }) => ({ id, input: { description: 'the coat of the season' } })),
    twin: ({ id, input }) => ({ method: 'PATCH', path: `/v1/looks/${id}`, body: input }),
    facts,
  },
  {
    name: 'deleteLook',
    admits: ['staff'],
    good: withItem('Pending', ({ id }) => ({ id })),
    twin: ({ id }) => ({ method: 'DELETE', path: `/v1/looks/${id}` }),
    facts: () => null,
  },
];
