import { stockCodeFrom } from '#domain/codes.ts';
import { unprocessable } from '#http/errors.ts';

/** The code as the garment's label prints it. 422 `stock_item.code_invalid` where the text cannot be one. */
export function stockCodeOf(text: string, stockItemId: number): string {
  const code = stockCodeFrom(text, stockItemId);
  if (code !== null) return code;
  throw unprocessable(
    'stock_item.code_invalid',
    'a code has letters (A-Z), digits and hyphens, at least one letter, and is not what another garment is given',
    { code: text },
  );
}
