import { useIdentity } from '../session/session-store.ts';
import { brandLooksPath } from './looks-path.ts';

/** The path of the list of looks: the own brand's for brand admins, that of all brands for staff. */
export function useLooksPath(): '/looks' | `/brands/${number}/looks` {
  const brand = useIdentity()?.brand;
  return brand ? brandLooksPath(brand.id) : '/looks';
}
