import type { ReactNode } from 'react';
import { type AskedOfStaff, dailyWork } from '#domain/staff-role-kinds.ts';
import { mayDo } from './rights.ts';
import { useIdentity } from './session-store.ts';

/** Whether whoever is signed in may do what asks that of staff; daily work where nothing is said. */
export function useMay(asked: AskedOfStaff = dailyWork): boolean {
  const identity = useIdentity();
  return identity !== null && mayDo(identity, asked);
}

/** Shows what leads to a thing to those alone who may do it. */
export function May({ asks, children }: { asks?: AskedOfStaff; children: ReactNode }) {
  return useMay(asks) ? children : null;
}
