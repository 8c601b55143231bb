import type { TFunction } from 'i18next';
import { ApiError } from '../kit/client/api-error.ts';

/** The message for a label that cannot be a Code 128; null if the error has another cause. */
export function unreadableText(t: TFunction, error: unknown): string | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'label.not_as_code128') return null;
  const code =
    typeof error.detail === 'object' && error.detail !== null ? Reflect.get(error.detail, 'code') : '';
  return t('labels.notAsCode128', { code: String(code) });
}
