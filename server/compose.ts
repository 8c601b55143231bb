import type { Role } from './config.ts';
import type { Part } from './part.ts';

/** The parts that each role is made of, in the order in which they start. */
const parts: Record<Exclude<Role, 'dashboard'>, Part[]> = {
  all: [],
  'write-api': [],
  'read-api': [],
  projections: [],
};

/** The parts of a role that works on the event store and the database. */
export const partsOf = (role: Exclude<Role, 'dashboard'>): Part[] => parts[role];
