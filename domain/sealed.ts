/** Personal data in events: text that is encrypted with the person's own key. Folds copy it and never read it. */
export type Sealed = string & { readonly sealed: unique symbol };
