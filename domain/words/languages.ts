/** The languages that screens, files and codes speak. */
export const languages = ['ko', 'en', 'ja'] as const;
export type Language = (typeof languages)[number];
