import { useTranslation } from 'react-i18next';
import { SectionGrid } from '../kit/ui/columns.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { ButtonParts, ColorParts, TextParts } from './basics.tsx';
import { ChartParts, DateParts, DialogParts, ListParts } from './data-parts.tsx';
import { PictureParts, StateParts, StatusParts, WayParts } from './parts.tsx';

/** Shows every component of the dashboard in each of its states. */
export function DesignPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('rooms.design')} subtitle={t('design.about')} />
      <SectionGrid>
        <ColorParts />
        <TextParts />
        <ButtonParts />
        <StatusParts />
        <WayParts />
        <PictureParts />
        <DateParts />
        <ListParts />
        <ChartParts />
        <DialogParts />
        <StateParts />
      </SectionGrid>
    </>
  );
}
