/** Whether a day falls into the month of somebody's birth; both are ISO dates. */
export function isBirthMonth(birthday: string, day: string): boolean {
  return birthday.slice(5, 7) === day.slice(5, 7);
}
