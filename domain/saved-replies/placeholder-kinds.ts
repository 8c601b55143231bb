/** The placeholders of saved replies, in braces: the asker's name and the number of the question. */
export const placeholders = ['asker', 'number'] as const;
export type Placeholder = (typeof placeholders)[number];

const inBraces = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder => placeholders.some((each) => each === name);

/** Returns the first placeholder of the text that no reply can fill in; null if there is none. */
export function unknownPlaceholder(text: string): string | null {
  for (const [, name = ''] of text.matchAll(inBraces)) if (!isPlaceholder(name)) return name;
  return null;
}

/** Returns the text with its placeholders filled in. A value is never read as a text with placeholders. */
export function filledIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(inBraces, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}
