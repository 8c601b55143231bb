import type { ReactNode } from 'react';
import { type AskedOfStaff, dailyWork } from '#domain/staff-role-kinds.ts';
import { mayDo } from './rights.ts';
import { useIdentity } from './session-store.ts';

/** Whether the signed-in person may do something that requires `asked` of staff. The default is daily work. */
export function useMay(asked: AskedOfStaff = dailyWork): boolean {
  const identity = useIdentity();
  return identity !== null && mayDo(identity, asked);
}

/** Shows its children only if the signed-in person may use them. */
export function May({ asks, children }: { asks?: AskedOfStaff; children: ReactNode }) {
  return useMay(asks) ? children : null;
}
