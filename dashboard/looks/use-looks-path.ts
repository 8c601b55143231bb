import { brandLooksPath } from '../brands/brand-links.ts';
import { useIdentity } from '../kit/session/session-store.ts';

/** The list of looks that the person may open: of the own brand for a brand admin, of all brands for staff. */
export function useLooksPath(): '/looks' | `/brands/${number}/looks` {
  const brand = useIdentity()?.brand;
  return brand ? brandLooksPath(brand.id) : '/looks';
}
