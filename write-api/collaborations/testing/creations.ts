import { businessDayOf, daysLater } from '#domain/business-day.ts';
import type { CreationSample, Preparing } from '../../testing/creations.ts';

/** A collaboration of the house from today on. */
const fields = ({ side, house: { brandId } }: Preparing) => {
  const today = businessDayOf(side.deps.clock());
  return {
    brand_id: brandId,
    name: 'Spring linen',
    start_date: today,
    end_date: daysLater(today, 20),
    post_until: daysLater(today, 30),
  };
};

/** Registers a collaboration, and opens it. */
async function recruiting(preparing: Preparing): Promise<number> {
  const id = await preparing.made('/v1/brand-collaborations', fields(preparing));
  await preparing.made(`/v1/brand-collaborations/${id}/actions/recruit`, {});
  return id;
}

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/brand-collaborations$/,
    known: (preparing) => ({ ...fields(preparing), admin_name: 'Han' }),
  },
  {
    paths: /^\/v1\/brand-collaborations\/\{id\}\/proposals$/,
    known: async (preparing) => ({ id: await recruiting(preparing), user_id: preparing.house.member.id }),
  },
];
