import { stockCodeFrom } from '#domain/codes.ts';
import { unprocessable } from '#http/errors.ts';

/** Returns the code as the garment's label prints it. Throws 422 `stock_item.code_invalid` if the text is not a valid code. */
export function stockCodeOf(text: string, stockItemId: number): string {
  const code = stockCodeFrom(text, stockItemId);
  if (code !== null) return code;
  throw unprocessable(
    'stock_item.code_invalid',
    'a code needs at least one letter, allows only A-Z, digits and hyphens, and must not be one generated for another garment',
    { code: text },
  );
}
