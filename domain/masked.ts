/** Masks a number except its last four digits: `***-**-**7890`. Masks every digit of a number with at most six digits. */
export function maskedNumber(number: string): string {
  const digits = number.replace(/\D/g, '').length;
  let seen = 0;
  return number.replace(/[\p{L}\p{N}]/gu, (sign) => {
    if (/\d/.test(sign)) seen += 1;
    return digits > 6 && seen > digits - 4 && /\d/.test(sign) ? sign : '*';
  });
}

/** Masks a name so that its owner recognizes it but others do not: `hy**********2`. Short names keep only their first letter. */
export function masked(name: string): string {
  const letters = [...name];
  if (letters.length < 5) return letters.map((letter, at) => (at === 0 ? letter : '*')).join('');
  return letters.map((letter, at) => (at < 2 || at === letters.length - 1 ? letter : '*')).join('');
}
