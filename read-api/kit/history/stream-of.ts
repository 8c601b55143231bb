/** The stream of an entity by its id in a state or event; empty if there is no id. */
export function streamOf(category: string, id: unknown): string[] {
  return typeof id === 'number' && id > 0 ? [`${category}-${id}`] : [];
}
