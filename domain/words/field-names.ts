type FieldOf<State> = State extends unknown ? keyof State & string : never;

/**
 * A name for every field of an area's states and events, and for what its rows and forms say besides. Names have the keys of
 * the API's answers in camel case; a form, a list, a page, a history and a file show the same name.
 */
export type FieldNames<State> = Readonly<Record<string, string>> & Readonly<Record<FieldOf<State>, string>>;

/** The same fields in another language. */
export type NamesAs<English> = Readonly<Record<keyof English, string>>;
