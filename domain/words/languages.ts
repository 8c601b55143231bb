/** The languages of screens, files and names of codes. */
export const languages = ['ko', 'en', 'ja'] as const;
export type Language = (typeof languages)[number];
