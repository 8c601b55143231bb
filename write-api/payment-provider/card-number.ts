/** Returns a card number without the dashes and spaces that people type. */
export function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** Returns whether the number has a card's length and a correct check digit (ISO/IEC 7812-1, annex B). */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number);
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (1 + (place % 2));
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
