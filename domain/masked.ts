/** A number of which the last four digits are left: `***-**-**7890`; of a short one nothing is. */
export function maskedNumber(number: string): string {
  const digits = number.replace(/\D/g, '').length;
  let seen = 0;
  return number.replace(/[\p{L}\p{N}]/gu, (sign) => {
    if (/\d/.test(sign)) seen += 1;
    return digits > 6 && seen > digits - 4 && /\d/.test(sign) ? sign : '*';
  });
}

/** A name of which its owner knows it again, and nobody else learns it: `hy**********2`. Short ones keep their first letter alone. */
export function masked(name: string): string {
  const letters = [...name];
  if (letters.length < 5) return letters.map((letter, at) => (at === 0 ? letter : '*')).join('');
  return letters.map((letter, at) => (at < 2 || at === letters.length - 1 ? letter : '*')).join('');
}
