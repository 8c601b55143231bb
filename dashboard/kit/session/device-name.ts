import Bowser from 'bowser';

/** The readable name of a device from its user agent, such as "Chrome, Windows"; null if the user agent is unknown. */
export function deviceName(userAgent: string | null): string | null {
  const { browser, os } = Bowser.parse(userAgent === null || userAgent === '' ? '-' : userAgent);
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
