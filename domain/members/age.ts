/** Nobody younger signs up: Korea's Personal Information Protection Act, article 22-2, asks a guardian's consent for them. */
export const youngest = 14;

/** How many birthdays somebody has had on a day; both are `YYYY-MM-DD`. Who was born on 29 February has it on 1 March in other years. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}
