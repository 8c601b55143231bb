/** Replaces personal data in histories: readers see that there is some, not its value. */
export const redacted = '[sealed]';

/** Fields that hold sealed data, regardless of their text. */
const sealedFields = new Set([
  'recipient',
  'personal',
  'contact',
  'businessRegistration',
  'bankAccount',
  'outStockAddress',
]);

/** Form version, a dot, and at least a nonce and a tag in base64url. */
const sealedText = /^s\d+\.[\w-]{38,}$/;

/** Removes personal data. Sealed text is unreadable anyway, but need not leave the server. */
export function withoutSealed(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return sealedFields.has(field) || sealedText.test(value) ? redacted : value;
  if (Array.isArray(value)) return value.map((inner) => withoutSealed(inner, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSealed(inner, name)]));
}
