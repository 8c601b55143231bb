/** Converts `trysetItemId` to `tryset_item_id`, by the same rule as Kysely's CamelCasePlugin. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
