import type { CashSourceKind } from '#domain/cash/cash-kinds.ts';
import { usePast } from '../kit/as-of/past.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { CashEntries } from './cash-entries.tsx';

/** The entries of the cash that one thing gave, with their payouts. Only staff see them, and not in views of the past. */
export function CashOf({ kind, id }: { kind: CashSourceKind; id: number }) {
  const { isPast } = usePast();
  const isStaff = useIdentity()?.scope === 'staff';
  return isStaff && !isPast ? <CashEntries by={{ kinds: kind, of_id: id }} /> : null;
}
