import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { LookDetail } from '#read-api/looks/contract.ts';
import { api } from '../../kit/client/api.ts';
import { sessionStore, useIdentity } from '../../kit/session/session-store.ts';
import { addressOf } from '../../kit/ui/picture.tsx';
import { emptyDesk, onDesk, waiting, without } from './desk-state.ts';
import { deskStore, refill } from './desk-store.ts';

/** Interval of the renewal in ms, shorter than a lease, which lasts two minutes. */
const renewEveryMs = 45_000;

/** The widths in px at which the desk shows a post and a product. */
export const widths = { post: 360, narrowPost: 300, product: 132 } as const;

/** The look on the desk. The next looks are loaded ahead. */
export function useLookDesk() {
  const desk = useStore(deskStore);
  const [{ error, isReady }, setState] = useState<{ error: unknown; isReady: boolean }>({
    error: null,
    isReady: false,
  });
  const load = () =>
    refill().then(
      () => setState({ error: null, isReady: true }),
      (cause: unknown) => setState((before) => ({ ...before, error: cause })),
    );
  const isShort = desk.leased.length - desk.at <= 2;
  const sent = desk.decided.filter(({ isSent }) => isSent).length;
  const id = useIdentity()?.id ?? null;
  useEffect(() => {
    if (deskStore.getState().by !== id) deskStore.setState({ ...emptyDesk, by: id }, true);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when looks run short, and after each sent decision.
  useEffect(() => {
    if (isShort || !isReady) void load();
  }, [isShort, sent, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for the whole sitting.
  useEffect(() => {
    // Leases are renewed in a hidden tab too, so that the looks on the desk stay leased.
    const renew = () => {
      if (sessionStore.getState().session !== null) void load();
    };
    const timer = setInterval(renew, renewEveryMs);
    return () => clearInterval(timer);
  }, []);

  const details = useQueries({
    queries: desk.leased.map((id) => ({
      queryKey: ['/v1/looks/{id}', String(id)],
      queryFn: () => api.call<LookDetail>('GET', '/v1/looks/{id}', { params: { id } }),
    })),
  });
  const looks = details.flatMap(({ data }) => (data === undefined ? [] : [data.data]));
  const ready = looks.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another look has loaded.
  useEffect(() => {
    for (const look of looks) for (const address of picturesOf(look)) new Image().src = address;
  }, [ready]);

  const shown = looks.find(({ id }) => id === onDesk(desk)) ?? null;
  const open =
    shown === null
      ? []
      : waiting(desk, shown.id, shown.lookItemMappings, shown.latestBrandEventCertificationStatus);
  const done = shown !== null && open.length === 0 ? shown.id : null;
  useEffect(() => {
    if (done !== null) deskStore.setState((now) => without(now, done), true);
  }, [done]);
  return { desk, shown, open, error, isReady, retry: load };
}

function picturesOf({ images, lookItemMappings }: LookDetail): string[] {
  const posts = images.map(({ image }) => addressOf(image, widths.post));
  const products = lookItemMappings.flatMap(({ product: { coverImage } }) =>
    coverImage === null ? [] : [addressOf(coverImage, widths.product)],
  );
  return [...posts, ...products];
}
