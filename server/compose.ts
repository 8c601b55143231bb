import type { Role } from './config.ts';
import type { Part } from './part.ts';

// Loaded only for the roles that have them: half of a start is loading.
const demo = async () => (await import('./parts/demo.ts')).demo;
const projections = async () => (await import('./parts/projections.ts')).projections;
const apis = async (sides: { write: boolean; read: boolean }) =>
  (await import('./parts/apis.ts')).apis(sides);

/** The parts that each role is made of, in the order in which they start. */
const parts: Record<Exclude<Role, 'dashboard'>, () => Promise<Part>[]> = {
  // The demo first: it looks whether the store is empty before anybody writes to it.
  all: () => [demo(), projections(), apis({ write: true, read: true })],
  'write-api': () => [apis({ write: true, read: false })],
  'read-api': () => [apis({ write: false, read: true })],
  projections: () => [projections()],
};

/** The parts of a role that works on the event store and the database. */
export const partsOf = (role: Exclude<Role, 'dashboard'>): Promise<Part[]> => Promise.all(parts[role]());
