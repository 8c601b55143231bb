const minuteMs = 60_000;

/** The calendar of a time zone; daylight saving makes some days shorter or longer. Throws RangeError for an unknown zone. */
export function zoneCalendar(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  function ahead(instant: number): number {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return shown - Math.floor(instant / minuteMs) * minuteMs;
  }
  return {
    /** The day (YYYY-MM-DD) of an instant in ms. */
    dayOf: (instant: number) => new Date(instant + ahead(instant)).toISOString().slice(0, 10),
    /** The instant in ms at which a day begins. */
    midnight(day: string): number {
      const utc = Date.parse(day);
      return utc - ahead(utc - ahead(utc));
    },
  };
}
