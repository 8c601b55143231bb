const known = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** What a page may ask a browser for, as the header says it: these for itself, nothing else and nobody else. */
export function permissionsFor(own: readonly (typeof known)[number][] = []): string {
  return known.map((name) => `${name}=${own.includes(name) ? '(self)' : '()'}`).join(', ');
}
