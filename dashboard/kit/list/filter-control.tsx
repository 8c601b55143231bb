import { withTexts } from '../../i18n/i18n.ts';
import { late } from '../ui/late.tsx';
import { FilterMenu } from './filter-menu.tsx';
import type { FilterOption } from './filter-option.ts';
import { type Filter, isSeveral } from './filters.ts';
import { SearchField } from './search-field.tsx';

const ChoiceList = late(() => import('./choice-list.tsx').then((m) => m.ChoiceList));
const CodesForm = late(() =>
  withTexts(['camera'], () => import('./codes/codes-form.tsx').then((m) => m.CodesForm)),
);
const MomentForm = late(() => import('./moment-form.tsx').then((m) => m.MomentForm));
const PeriodForm = late(() => import('./period-form.tsx').then((m) => m.PeriodForm));
const RemoteChoice = late(() => import('./lookups/remote-choice.tsx').then((m) => m.RemoteChoice));
const TextForm = late(() => import('./text-form.tsx').then((m) => m.TextForm));

interface FilterControlProps {
  filter: Filter;
  name: string;
  value: string;
  options: readonly FilterOption[];
  /** Whether the filter opens at once, since the person just added it. */
  isOpen: boolean;
  onChange: (value: string | null) => void;
}

/** One filter of the bar. */
export function FilterControl({ filter, name, value, options, isOpen, onChange }: FilterControlProps) {
  if (filter.kind === 'given') return null;
  if (filter.kind === 'search') {
    return <SearchField value={value} placeholder={name} onSearch={onChange} />;
  }
  const several = isSeveral(filter);

  function form(close: () => void) {
    const once = (next: string | null) => {
      close();
      onChange(next);
    };
    const choose = several ? onChange : once;
    switch (filter.kind) {
      case 'text':
        return <TextForm name={name} value={value} onChoose={once} />;
      case 'moment':
        return <MomentForm name={name} value={value} onChoose={once} />;
      case 'period':
        return <PeriodForm value={value} onChoose={once} />;
      case 'codes':
        return <CodesForm value={value} onChoose={once} />;
      case 'lookup':
        if (filter.remote !== undefined) {
          const parts = { remote: filter.remote, name, value, several, chosen: options };
          return <RemoteChoice {...parts} onChoose={choose} />;
        }
    }
    return <ChoiceList options={options} value={value} several={several} onChoose={choose} />;
  }

  return (
    <FilterMenu
      name={name}
      chosen={value === '' ? 0 : several ? value.split(',').length : 1}
      isOpenAtFirst={isOpen}
    >
      {form}
    </FilterMenu>
  );
}
