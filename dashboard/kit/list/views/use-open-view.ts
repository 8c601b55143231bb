import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { RoomName } from '../../areas/room.ts';
import { notify } from '../../ui/notices.tsx';
import type { ListShape } from '../list-state.ts';
import { writtenByList } from '../remembered-layouts.ts';
import type { ListControl } from '../use-list-state.ts';
import { useViews, type View } from './use-views.ts';
import { differs, fitted, isOnlyView, stateOf, viewIdOf } from './view-link.ts';

/**
 * The open saved view of a list, and whether the list differs from it. An address with only a view takes the view's state.
 * An address without any state opens the person's default view.
 */
export function useOpenView(room: RoomName, shape: ListShape, list: ListControl) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const location = useLocation();
  const query = useViews(room);
  const views = query.data?.views;
  const wantsFirst = useRef(false);
  const id = viewIdOf(search);
  const current = views?.find((view) => view.id === id) ?? null;

  function open(view: View | null, how: { replace?: boolean } = {}) {
    const plain = { filters: {}, order: null, columns: null, density: null, size: null };
    const state = stateOf(view === null ? plain : fitted(view.state, shape));
    list.set(state, { ...how, viewId: view?.id ?? null });
  }

  useEffect(() => {
    const isWritten = Object.keys(writtenByList).some(
      (key) => key in ((location.state as object | null) ?? {}),
    );
    if (!isWritten) wantsFirst.current = location.search === '';
    const { filters, order, page } = list.state;
    if (Object.keys(filters).length > 0 || order !== null || page > 1 || id !== null)
      wantsFirst.current = false;
    if (views === undefined) return;
    const first = wantsFirst.current ? views.find((view) => view.isFirst) : undefined;
    wantsFirst.current = false;
    if (first !== undefined) return open(first, { replace: true });
    if (id === null) return;
    if (current === null && (query.isFetching || query.data?.isBehind)) return;
    if (current === null) {
      notify('fail', t('list.viewGone'));
      list.comeFrom(null);
    } else if (isOnlyView(search)) {
      open(current, { replace: true });
    }
  });

  return {
    query,
    views: views ?? [],
    current,
    isChanged: current !== null && !isOnlyView(search) && differs(list.state, current.state, shape),
    open,
    /** Marks the list as showing a view, and keeps the list's state. */
    mark: (viewId: number) => list.comeFrom(viewId),
  };
}

export type OpenView = ReturnType<typeof useOpenView>;
