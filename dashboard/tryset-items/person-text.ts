import type { TFunction } from 'i18next';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';

/** The member of a tryset item or tryset, as username and real name. */
export function personText(t: TFunction, { user }: Pick<TrysetItem, 'user'>): string {
  return [user.username ?? t('common.unknownPerson'), user.realName].filter(Boolean).join(' · ');
}
