/** Sorts brands by English name, ignoring case. A brand without an English name is sorted by its Korean name. */
export function byEnglishName<Named extends { name: string; nameKo: string | null }>(
  brands: readonly Named[],
): Named[] {
  const key = ({ name, nameKo }: Named) => (name || nameKo || '').toLowerCase();
  return brands.toSorted((one, other) => key(one).localeCompare(key(other), 'en'));
}
