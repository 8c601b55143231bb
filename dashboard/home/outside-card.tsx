import { useTranslation } from 'react-i18next';
import type { OutsideFailure } from '#write-api/kit/outside/contract.ts';
import { label } from '../i18n/label.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { TroubleCard } from './trouble-card.tsx';
import { useOutsideRetry } from './use-failures.ts';

const shownAtMost = 3;

/** The failed calls to outside services, with the time of the next automatic try, and a retry at once. */
export function OutsideCard({ failures }: { failures: readonly OutsideFailure[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const errorText = useErrorText();
  const retry = useOutsideRetry();
  const next = failures.flatMap(({ nextTime }) => nextTime ?? []).toSorted()[0];
  return (
    <TroubleCard
      title={t('home.outside.title')}
      count={failures.length}
      note={
        next === undefined
          ? t('home.outside.givenUp')
          : t('home.outside.next', { time: times.dateTime(next) })
      }
      onRetry={() =>
        retry.mutate(failures, {
          onSuccess: () => notify('success', t('home.outside.asked')),
          onError: (error) => notify('fail', errorText(error)),
        })
      }
      isTrying={retry.isPending}
      lines={failures.slice(0, shownAtMost).map(({ kind, key, problem }) => ({
        key: `${kind} ${key}`,
        title: kind.startsWith('look_') ? (
          <>
            <ThingLink kind="look" id={key}>
              {t('home.outside.look', { id: key })}
            </ThingLink>{' '}
            · {label(t, 'home.outside.kinds', kind)}
          </>
        ) : (
          label(t, 'home.outside.kinds', kind)
        ),
        problem,
      }))}
    />
  );
}
