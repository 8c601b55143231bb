import { sql } from 'kysely';
import type { Area, NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';
import { slotRoutes } from './routes.ts';

const slotNames: NamesOf = async (db, caller, ids) =>
  caller.label === 'staff'
    ? db
        .selectFrom('read.slots as slot')
        .where(among('slot.id', ids))
        .select(['slot.id', sql<string>`slot.label`.as('name')])
        .execute()
    : [];

export const slots: Area = {
  routes: [slotRoutes],
  streams: {
    // The slot register is too large to show as state: its events name the slots that were added or removed.
    slot_register: { fold: { initial: {}, evolve: (state) => state }, isOfAll: true },
  },
  names: { slot: slotNames },
};
