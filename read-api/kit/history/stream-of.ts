/** The stream of an entity that a state or an event names by its id; none where it names none. */
export function streamOf(category: string, id: unknown): string[] {
  return typeof id === 'number' && id > 0 ? [`${category}-${id}`] : [];
}
