/** The brand's English name (Korean where that is missing) in square brackets, then the manager's title. */
export function pageTitle(
  managerTitle: string,
  brand: { name: string | null; nameKo: string | null } | null,
): string {
  const name = brand?.name || brand?.nameKo;
  return name ? `[${name}] ${managerTitle}` : managerTitle;
}
