type FieldOf<State> = State extends unknown ? keyof State & string : never;

/**
 * A name for every field of an area's states and events, and for further fields of its rows and forms. The keys are those of
 * the API's answers, in camel case. Forms, lists, pages, histories and files show the same name.
 */
export type FieldNames<State> = Readonly<Record<string, string>> & Readonly<Record<FieldOf<State>, string>>;

/** The names of the same fields in another language. */
export type NamesAs<English> = Readonly<Record<keyof English, string>>;
