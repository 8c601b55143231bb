const offsetMs = 9 * 3_600_000;

/** Returns the calendar day (YYYY-MM-DD) of an instant in the warehouses' time zone: UTC+9, in Korea and in Japan. */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** Returns the ISO instant at which a business day (YYYY-MM-DD) ends. */
export function endOfBusinessDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000 - offsetMs).toISOString();
}
