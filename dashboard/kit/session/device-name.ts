import Bowser from 'bowser';

/** What a device is called by the name that it gave itself: "Chrome, Windows"; null where that says nothing that people know. */
export function deviceName(userAgent: string | null): string | null {
  const { browser, os } = Bowser.parse(userAgent === null || userAgent === '' ? '-' : userAgent);
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
