import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ProductDetail, ProductSize } from '#read-api/products/contract.ts';
import { AssigneeButton } from '../assignments/assignee-button.tsx';
import { brandName } from '../brands/brand-name.ts';
import { CommentsSection } from '../comments/comments-section.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useMay } from '../kit/session/may.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { CopyButton } from '../kit/ui/copy-button.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { LooksSection } from '../looks/looks-section.tsx';
import { OwnOutcomeSection } from '../metrics/own-outcome-section.tsx';
import { BoughtSection } from '../orders/bought-section.tsx';
import { ProductActions } from './product-actions.tsx';
import { PublishedChip, SoldOutChip } from './product-chips.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHeadline } from './product-headline.tsx';
import { ProductSizes } from './product-sizes.tsx';
import { productPath, useProduct } from './use-product.ts';

const MergeDialog = late(() => import('./merge-dialog.tsx').then((m) => m.MergeDialog));
const SizeDialog = late(() => import('./size-dialog.tsx').then((m) => m.SizeDialog));
const RegisterDialog = late(() =>
  import('../stock/register/register-dialog.tsx').then((m) => m.RegisterDialog),
);

export function ProductPage() {
  const { id = '' } = useParams();
  const back = useBack();
  return (
    <DetailFrame query={useProduct(id)} back={back}>
      {(product) => <Whole key={product.id} product={product} />}
    </DetailFrame>
  );
}

function useBack(): Crumb {
  const { t } = useTranslation();
  return { to: '/products', name: t('rooms.products') };
}

type Asked = { kind: 'merge' } | { kind: 'register' } | { kind: 'size'; size: ProductSize | null };

function Whole({ product }: { product: ProductDetail }) {
  const language = usePreference('language');
  const mayWork = useMay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const subtitle = [product.code, brandName(product.brand, language)].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader
        back={useBack()}
        title={product.name}
        subtitle={subtitle}
        end={<AssigneeButton kind="product" id={product.id} />}
      >
        <PublishedChip isPublished={product.isPublished} />
        <SoldOutChip isSoldOut={product.isSoldout} isMarked={product.isMarkedSoldOut} />
        <CopyButton text={product.code || String(product.id)} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <ProductHeadline product={product} />
            <ProductSizes product={product} onEdit={(size) => setAsked({ kind: 'size', size })} />
            <OwnOutcomeSection dimension="products" id={product.id} />
            <ProductFacts product={product} />
            <BoughtSection by="product_ids" id={product.id} />
            <LooksSection by="product_ids" id={product.id} />
            <CommentsSection kind="product" id={product.id} />
            <Timeline path={`${productPath}/history`} id={product.id} />
          </>
        }
        side={
          mayWork && (
            <ProductActions
              product={product}
              onAddSize={() => setAsked({ kind: 'size', size: null })}
              onRegister={() => setAsked({ kind: 'register' })}
              onMerge={() => setAsked({ kind: 'merge' })}
            />
          )
        }
      />
      {asked?.kind === 'register' && <RegisterDialog sizes={product.sizes} onClose={close} />}
      {asked?.kind === 'merge' && <MergeDialog product={product} onClose={close} />}
      {asked?.kind === 'size' && <SizeDialog product={product} size={asked.size} onClose={close} />}
    </>
  );
}
