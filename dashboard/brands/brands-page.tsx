import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BrandWithStats } from '#read-api/brands/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { brandCard } from './brand-card.tsx';
import { brandColumns } from './brand-columns.tsx';
import { brandListShape } from './brand-list-shape.ts';
import { BrandViews } from './brand-views.tsx';
import { useStyleOptions } from './use-style-options.ts';

export function BrandsPage() {
  const { t } = useTranslation();
  const styles = useStyleOptions();
  const create = (
    <May>
      <Button component={Link} to="/brands/create" variant="contained" startIcon={<AddIcon />}>
        {t('brand.create')}
      </Button>
    </May>
  );
  return (
    <ListPage<BrandWithStats>
      room="brands"
      title={t('rooms.brands')}
      path="/v1/brands/with_stats"
      csv={{ path: '/v1/brands/csv', fileOf: 'brands' }}
      shape={brandListShape}
      filterName={({ name }) => label(t, 'brand.filters', name)}
      lookups={{ style: styles }}
      columns={useColumns(brandColumns)}
      hiddenAtFirst={hiddenAtFirst}
      narrowCardOf={useCards(brandCard)}
      above={<BrandViews />}
      pathOf={pathOf}
      end={create}
      fill={create}
    />
  );
}

const hiddenAtFirst = ['toSend', 'failed', 'updated_time'];
const pathOf = ({ id }: BrandWithStats) => `/brands/${id}`;
