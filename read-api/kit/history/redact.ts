/** Text that replaces personal data in histories, so that readers see that a value exists. */
export const redacted = '[sealed]';

/** Fields that always hold sealed data, whatever their text looks like. */
const sealedFields = new Set([
  'recipient',
  'buyer',
  'personal',
  'contact',
  'businessRegistration',
  'bankAccount',
  'outStockAddress',
]);

/** Matches sealed text: a format version, a dot, and at least a nonce and a tag in base64url. */
const sealedText = /^s\d+\.[\w-]{38,}$/;

/** Removes personal data. Clients could not read the sealed text, but it need not leave the server. */
export function withoutSealed(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return sealedFields.has(field) || sealedText.test(value) ? redacted : value;
  if (Array.isArray(value)) return value.map((inner) => withoutSealed(inner, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSealed(inner, name)]));
}
