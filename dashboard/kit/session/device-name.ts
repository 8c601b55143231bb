import Bowser from 'bowser';

/**
 * The device's name from its user agent, for example "Chrome, Windows"; null if both browser and system are unknown.
 */
export function deviceName(userAgent: string | null): string | null {
  const { browser, os } = Bowser.parse(userAgent === null || userAgent === '' ? '-' : userAgent);
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
