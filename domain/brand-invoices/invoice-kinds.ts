/** What a brand pays for: a period of its plan, an upgrade within a period, or a month's content uses. */
export const brandInvoiceKinds = ['period', 'upgrade', 'content_use'] as const;
export type BrandInvoiceKind = (typeof brandInvoiceKinds)[number];

/** `card`: the brand's primary card. `bank`: a transfer that staff confirm. */
export const brandPaymentMethods = ['card', 'bank'] as const;
export type BrandPaymentMethod = (typeof brandPaymentMethods)[number];

export const brandInvoiceStatuses = ['pending', 'paid', 'partially_refunded', 'failed', 'canceled'] as const;
export type BrandInvoiceStatus = (typeof brandInvoiceStatuses)[number];

/** The statuses on the graph. */
export const graphInvoiceStatuses = [
  'AWAIT',
  'CANCELED',
  'DONE',
  'FAILED',
  'PENDING',
  'RETRY_AWAIT',
  'partially_refunded',
] as const;
export type GraphInvoiceStatus = (typeof graphInvoiceStatuses)[number];
