import type { Role } from './config.ts';
import type { Part } from './part.ts';

// Each role imports only its own parts: imports take half of the start-up time.
const demo = async () => (await import('./parts/demo.ts')).demo;
const projections = async () => (await import('./parts/projections.ts')).projections;
const apis = async (sides: { write: boolean; read: boolean }) =>
  (await import('./parts/apis.ts')).apis(sides);

/** The parts of each role, in start order. */
const parts: Record<Exclude<Role, 'dashboard'>, () => Promise<Part>[]> = {
  // The demo starts first: it checks whether the store is empty before another part writes to it.
  all: () => [demo(), projections(), apis({ write: true, read: true })],
  'write-api': () => [apis({ write: true, read: false })],
  'read-api': () => [apis({ write: false, read: true })],
  projections: () => [projections()],
};

/** Loads the parts of a role that uses the event store and the database. */
export const partsOf = (role: Exclude<Role, 'dashboard'>): Promise<Part[]> => Promise.all(parts[role]());
