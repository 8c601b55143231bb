/** Returns whether a day is in the month of a birthday; both are ISO dates. */
export function isBirthMonth(birthday: string, day: string): boolean {
  return birthday.slice(5, 7) === day.slice(5, 7);
}
