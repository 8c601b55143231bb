interface Format {
  format: string;
  options: Record<string, string>;
}

/** Reads a format as texts write it: `plural(one: event; other: events)` has the options `one` and `other`. */
export function formatOf(written: string): Format {
  const [name = '', list = ''] = written.split('(');
  const options = list
    .slice(0, -1)
    .split(';')
    .map((option) => {
      const [key = '', ...value] = option.split(':');
      return [key.trim(), value.join(':').trim()];
    });
  return { format: name.trim(), options: Object.fromEntries(options) };
}
