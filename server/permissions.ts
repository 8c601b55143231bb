const known = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** Returns the value of the `permissions-policy` header. It allows the page itself the given features, and forbids all others. */
export function permissionsFor(own: readonly (typeof known)[number][] = []): string {
  return known.map((name) => `${name}=${own.includes(name) ? '(self)' : '()'}`).join(', ');
}
