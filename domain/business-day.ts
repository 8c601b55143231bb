const offsetMs = 9 * 3_600_000;

/** The calendar day (YYYY-MM-DD) at an instant where the parcels are packed: Korea and Japan share it, UTC+9. */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The ISO instant at which a business day (YYYY-MM-DD) is over. */
export function endOfBusinessDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000 - offsetMs).toISOString();
}
