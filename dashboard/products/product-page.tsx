import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ProductDetail, ProductSize } from '#read-api/products/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { Timeline } from '../history/timeline.tsx';
import { usePreference } from '../preferences/preferences.ts';
import { TwoColumns } from '../ui/columns.tsx';
import { DetailFrame } from '../ui/detail-frame.tsx';
import { type Back, PageHeader } from '../ui/page-header.tsx';
import { Picture } from '../ui/picture.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ProductActions } from './product-actions.tsx';
import { PublishedChip, SoldOutChip } from './product-chips.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSizes } from './product-sizes.tsx';
import { ProductStatuses } from './product-statuses.tsx';
import { SizeDialog } from './size-dialog.tsx';
import { productPath, useProduct } from './use-product.ts';

export function ProductPage() {
  const { id = '' } = useParams();
  const back = useBack();
  return (
    <DetailFrame query={useProduct(id)} back={back}>
      {(product) => <Whole key={product.id} product={product} />}
    </DetailFrame>
  );
}

function useBack(): Back {
  const { t } = useTranslation();
  return { to: '/products', text: t('common.backTo', { room: t('rooms.products') }) };
}

type Asked = { kind: 'merge' } | { kind: 'size'; size: ProductSize | null };

function Whole({ product }: { product: ProductDetail }) {
  const language = usePreference('language');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const subtitle = [product.code, brandName(product.brand, language)].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader
        back={useBack()}
        title={product.name}
        subtitle={subtitle}
        end={<Picture src={product.coverImage} size={44} />}
      >
        <PublishedChip isPublished={product.isPublished} />
        <SoldOutChip isSoldOut={product.isSoldout} isMarked={product.isMarkedSoldOut} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <ProductSizes product={product} onEdit={(size) => setAsked({ kind: 'size', size })} />
            <ProductStatuses id={product.id} />
            <ProductPictures product={product} />
            <ProductFacts product={product} />
            <Timeline path={`${productPath}/history`} id={product.id} />
          </>
        }
        side={
          <ProductActions
            product={product}
            onAddSize={() => setAsked({ kind: 'size', size: null })}
            onMerge={() => setAsked({ kind: 'merge' })}
          />
        }
      />
      {asked?.kind === 'merge' && <MergeDialog product={product} onClose={close} />}
      {asked?.kind === 'size' && <SizeDialog product={product} size={asked.size} onClose={close} />}
    </>
  );
}
