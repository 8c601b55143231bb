/** What a tax invoice is for: the commission of a month, or a transfer of the brand that paid an invoice. */
export const taxInvoiceKinds = ['commission', 'transfer'] as const;
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number];
