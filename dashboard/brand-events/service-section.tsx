import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EntityKind } from '#domain/areas.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import type { WaitingFirst } from './use-waiting-first.ts';

interface ServiceSectionProps<Row> {
  title: string;
  kind: EntityKind;
  list: WaitingFirst<Row>;
  /** The page with the whole list. */
  room: string;
  /** The filters of the rows that wait. */
  waiting: Readonly<Record<string, string>>;
  brandId: string | null;
  textOf: (row: Row) => { status: string; name: string; about: ReactNode };
}

/** One of a brand's lists in short: what waits first, then the newest, with links to the whole list. */
export function ServiceSection<Row extends { id: number }>(props: ServiceSectionProps<Row>) {
  const { title, kind, list, room, waiting, brandId, textOf } = props;
  const { t } = useTranslation();
  const by: Record<string, string> = brandId === null ? {} : { brand_id: brandId };
  const all = new URLSearchParams(by);
  return (
    <ListSection
      title={title}
      list={list}
      none={t('brandEvent.noService')}
      rowOf={(row) => {
        const { status, name, about } = textOf(row);
        return {
          id: row.id,
          what: (
            <>
              <ThingLink kind={kind} id={row.id}>
                {`${row.id} · ${name}`}
              </ThingLink>{' '}
              <KindStatus kind={kind} status={status} /> {about}
            </>
          ),
          actions: [],
        };
      }}
    >
      <Button size="small" component={Link} to={all.size === 0 ? room : `${room}?${all}`}>
        {t('brandEvent.wholeList')}
      </Button>
      {list.waiting !== undefined && list.waiting > 0 && (
        <Button size="small" component={Link} to={`${room}?${new URLSearchParams({ ...by, ...waiting })}`}>
          {t('brandEvent.waiting', { amount: formatNumber(list.waiting) })}
        </Button>
      )}
    </ListSection>
  );
}
