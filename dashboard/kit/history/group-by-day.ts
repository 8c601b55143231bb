/** Groups the entries by the day they happened on, and keeps their order. */
export function groupByDay<Entry extends { time: string }>(
  entries: readonly Entry[],
  dayOf: (iso: string) => string,
): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.time);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
