import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { api } from '../kit/client/api.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { FiguresView } from './figures-view.tsx';

/** The figures of everything the person may see or, with an id in the path, of one brand. */
export function FiguresPage() {
  const { t } = useTranslation();
  const { id } = useParams();
  return id === undefined ? <FiguresView title={t('rooms.figures')} brandId={null} /> : <OfBrand id={id} />;
}

function OfBrand({ id }: { id: string }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const query = useQuery({
    queryKey: ['/v1/brands/{id}', id],
    queryFn: ({ signal }) => api.call<BrandDetail>('GET', '/v1/brands/{id}', { params: { id }, signal }),
  });
  const back = { to: '/dashboard/figures', name: t('rooms.figures') };
  return (
    <DetailFrame query={query} back={back}>
      {(brand) => (
        <FiguresView
          title={t('figures.ofBrand', { brand: brandName(brand, language) })}
          brandId={String(brand.id)}
          back={back}
        />
      )}
    </DetailFrame>
  );
}
