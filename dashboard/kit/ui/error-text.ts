import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { label, textAt } from '../../i18n/label.ts';
import { ApiError, SignedOutError, UnreachableError } from '../client/api-error.ts';
import { formatNumber } from '../preferences/time.ts';

const kindOf = (code: string) => code.split('.', 1).join();
const camelCase = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The translated name of the status in the error's detail. The statuses of a `stock_item` are under
 * `stockItem.status`.
 */
function statusText(t: TFunction, { detail, errorCode }: ApiError): string {
  const status = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'status') : null;
  if (typeof status !== 'string') return '';
  return textAt(t, `${camelCase(kindOf(errorCode))}.status.${status}`) ?? status;
}

/** The reason why a stock item is not lent or sold; null for other errors. */
function notLentText(t: TFunction, { errorCode }: ApiError): string | null {
  const code = errorCode.split('.')[1] ?? '';
  const known = label(t, 'errors.notLent', code);
  return known === code ? null : known;
}

function roleMissing(t: TFunction, { detail }: ApiError): string {
  const role = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'role') : null;
  return label(t, 'errors.roleMissing', String(role));
}

/** The area's own text for the error: that of `payment.overdue` is `payment.refused.overdue`. Null if it has none. */
function refusedText(t: TFunction, { errorCode, detail }: ApiError): string | null {
  const [kind = '', code = ''] = errorCode.split('.');
  const named = typeof detail === 'object' && detail !== null ? detail : {};
  return textAt(t, `${camelCase(kind)}.refused.${code}`, { ...named, ...moneyIn(named) });
}

/** The amounts of a refusal's detail, as a person reads them. Its other numbers are ids and limits. */
function moneyIn(detail: object): Record<string, string> {
  return Object.fromEntries(
    ['amount', 'left', 'most'].flatMap((name) => {
      const value: unknown = Reflect.get(detail, name);
      return typeof value === 'number' ? [[name, formatNumber(value)]] : [];
    }),
  );
}

/** The error's text for the person, in their language. */
export function errorText(t: TFunction, error: unknown): string {
  if (error instanceof UnreachableError) return t('errors.unreachable');
  if (error instanceof SignedOutError) return t('errors.signedOut');
  if (!(error instanceof ApiError)) {
    return t('errors.unexpected', { message: error instanceof Error ? error.message : String(error) });
  }
  if (error.status === 503) return t('errors.unavailable');
  if (error.status === 429) return t('errors.tooMany');
  if (error.errorCode === 'auth.role_missing') return roleMissing(t, error);
  if (error.status === 403) return t('errors.noRight');
  if (error.status === 404) return t('errors.notFound');
  const refused = refusedText(t, error);
  if (refused !== null) return refused;
  if (error.errorCode === 'idempotency.key_reused') return t('errors.keyReused');
  if (error.errorCode.endsWith('.transition_not_allowed')) {
    return t('errors.transition', { status: statusText(t, error) });
  }
  if (error.status === 422) {
    const notLent = notLentText(t, error);
    if (notLent !== null) return notLent;
  }
  if (error.status === 400 || error.status === 422) return t('errors.invalid', { message: error.message });
  return t('errors.unexpected', { message: error.message });
}

export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => errorText(t, error);
}
