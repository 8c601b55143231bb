import { businessDayOf, daysLater } from '#domain/business-day.ts';
import type { CreationSample, Preparing } from '../../testing/creations.ts';

/** An event of the house from in ten days on; every member may come. */
const fields = ({ side, house: { brandId } }: Preparing) => {
  const today = businessDayOf(side.deps.clock());
  return {
    brand_id: brandId,
    brand_tag: 'acme_popup',
    start_date: daysLater(today, 10),
    end_date: daysLater(today, 12),
    start_time: '11:00',
    end_time: '20:00',
    invite_people: 5,
  };
};

/** Registers and approves an event. */
async function recruiting(preparing: Preparing, schedule_code?: string): Promise<number> {
  const code = schedule_code === undefined ? {} : { schedule_code };
  const id = await preparing.made('/v1/brand-events', { ...fields(preparing), ...code });
  await preparing.made(`/v1/brand-events/${id}/actions/approve`, {});
  return id;
}

/** The event with the code of each write side. */
const joined = new WeakMap<Preparing['side'], number>();

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/brand-events$/,
    known: (preparing) => ({
      ...fields(preparing),
      start_time: '11:00',
      end_time: '20:00',
      schedule_code: preparing.name.replace(/[^0-9A-Za-z]/g, '').slice(0, 30),
      admin_phone: '010-1234-5678',
      additional_questions: ['Which size do you wear?'],
    }),
  },
  {
    paths: /^\/v1\/brand-events\/\{id\}\/(reservations|actions\/invite)$/,
    known: async (preparing) => ({
      id: await recruiting(preparing),
      user_id: preparing.house.member.id,
    }),
  },
  {
    paths: /^\/v1\/users\/events\/210915\/join$/,
    async known(preparing) {
      // One event has the code at a time.
      const { side, made } = preparing;
      const former = joined.get(side);
      const reason = 'another event takes its place';
      if (former !== undefined) await made(`/v1/brand-events/${former}/actions/reject`, { reason });
      joined.set(side, await recruiting(preparing, '210915'));
      return {};
    },
    caller: async ({ house }) => house.member,
  },
];
