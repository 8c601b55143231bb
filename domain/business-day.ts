const offsetMs = 9 * 3_600_000;
const dayMs = 86_400_000;

/** Returns the calendar day (YYYY-MM-DD) of an instant in the warehouses' time zone: UTC+9, in Korea and in Japan. */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** Returns the business day of an ISO instant. */
export function businessDayOf(at: string): string {
  return businessDay(new Date(at));
}

/** Returns the ISO instant at which a business day (YYYY-MM-DD) ends. */
export function endOfBusinessDay(day: string): string {
  return new Date(Date.parse(day) + dayMs - offsetMs).toISOString();
}

/** Returns the ISO instant at which a business day begins. */
export function startOfBusinessDay(day: string): string {
  return new Date(Date.parse(day) - offsetMs).toISOString();
}

/** Returns the day that many days later; earlier if negative. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another, both counted. */
export function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / dayMs + 1;
}

/** Returns true if the text is an existing day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
