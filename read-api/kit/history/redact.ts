/** What stands for personal data in a history: that there is some, not what it is. */
export const redacted = '[sealed]';

/** Fields that hold sealed data, whatever their text looks like. */
const sealedFields = new Set([
  'recipient',
  'personal',
  'contact',
  'businessRegistration',
  'bankAccount',
  'outStockAddress',
]);

/** A version of the form, a dot, and at least a nonce and a tag in base64url. */
const sealedText = /^s\d+\.[\w-]{38,}$/;

/** The value without personal data. Sealed text is unreadable anyway; it has no business leaving the house. */
export function withoutSealed(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return sealedFields.has(field) || sealedText.test(value) ? redacted : value;
  if (Array.isArray(value)) return value.map((inner) => withoutSealed(inner, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSealed(inner, name)]));
}
