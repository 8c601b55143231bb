import { brandLooksPath } from '../brands/brand-links.ts';
import { useIdentity } from '../kit/session/session-store.ts';

/** The path of the list of looks: the own brand's for brand admins, that of all brands for staff. */
export function useLooksPath(): '/looks' | `/brands/${number}/looks` {
  const brand = useIdentity()?.brand;
  return brand ? brandLooksPath(brand.id) : '/looks';
}
