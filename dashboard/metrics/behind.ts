/** The list behind a figure: its path, and the filters that show exactly the rows the figure counts. */
export interface Behind {
  list:
    | '/trysetitems'
    | '/stocks'
    | '/looks'
    | `/brands/${number}/looks`
    | '/orders/items'
    | '/look-use-management';
  filters: Readonly<Record<string, string>>;
}

/** The address of a list, with the filters of the link and those that narrow the figures. */
export function linkTo({ list, filters }: Behind, narrowing: Behind['filters']): string {
  const search = new URLSearchParams({ ...filters, ...narrowing }).toString();
  return search === '' ? list : `${list}?${search}`;
}
