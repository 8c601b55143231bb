const offsetMs = 9 * 3_600_000;

/** The calendar day (YYYY-MM-DD) at an instant where the parcels are packed: Korea and Japan share it, UTC+9. */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}
