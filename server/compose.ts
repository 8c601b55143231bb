import type { Role } from './config.ts';
import type { Part } from './part.ts';
import { apis } from './parts/apis.ts';
import { demo } from './parts/demo.ts';
import { projections } from './parts/projections.ts';

/** The parts that each role is made of, in the order in which they start. */
const parts: Record<Exclude<Role, 'dashboard'>, Part[]> = {
  // The demo first: it looks whether the store is empty before anybody writes to it.
  all: [demo, projections, apis({ write: true, read: true })],
  'write-api': [apis({ write: true, read: false })],
  'read-api': [apis({ write: false, read: true })],
  projections: [projections],
};

/** The parts of a role that works on the event store and the database. */
export const partsOf = (role: Exclude<Role, 'dashboard'>): Part[] => parts[role];
