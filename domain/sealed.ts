/** Personal data as events hold it: unreadable text, sealed with the person's own key. Folds carry it and never look inside. */
export type Sealed = string & { readonly sealed: unique symbol };
