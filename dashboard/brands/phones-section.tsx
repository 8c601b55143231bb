import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownPhone } from '#domain/text/phone.ts';
import type { BrandDetail, BrandPhone } from '#read-api/brands/contract.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { editAndRemove } from '../kit/ui/row-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { useShortList } from '../kit/ui/use-short-list.ts';
import type { PhoneIntent } from './phone-dialog.tsx';
import { brandPath } from './use-brand.ts';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx').then((m) => ({ default: m.PhoneDialog })));

export function PhonesSection({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const [intent, setIntent] = useState<PhoneIntent | null>(null);
  return (
    <ListSection
      title={t('brand.sections.phones')}
      list={useShortList<BrandPhone>(`${brandPath}/phones`, brand.id)}
      none={t('brand.phone.none')}
      add={{ text: t('brand.phone.add'), onClick: () => setIntent({ kind: 'add' }) }}
      rowOf={(phone) => ({
        id: phone.id,
        what: (
          <>
            {phone.name} · {phone.phone && <a href={`tel:${phone.phone}`}>{shownPhone(phone.phone)}</a>}{' '}
            {phone.isPublic && <StatusChip tone="good" text={t('brand.phone.public')} />}
          </>
        ),
        actions: editAndRemove(t, phone.name ?? phone.phone ?? String(phone.id), {
          edit: () => setIntent({ kind: 'edit', phone }),
          remove: () => setIntent({ kind: 'remove', phone }),
        }),
      })}
    >
      {intent !== null && <PhoneDialog brand={brand} intent={intent} onClose={() => setIntent(null)} />}
    </ListSection>
  );
}
