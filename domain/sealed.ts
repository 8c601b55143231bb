/** Personal data in events: text encrypted with the person's own key. Folds carry it and never read it. */
export type Sealed = string & { readonly sealed: unique symbol };
