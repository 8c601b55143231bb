/** The stream of the entity with this id; empty if the state or event has no id. */
export function streamOf(category: string, id: unknown): string[] {
  return typeof id === 'number' && id > 0 ? [`${category}-${id}`] : [];
}
