import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { expiryFrom, storageKeys } from '#dashboard/kit/session/stored-session.ts';
import type { Language } from '#domain/words/languages.ts';
import { type Account, methodOf, signIn } from './accounts.ts';
import { untilRead } from './calls.ts';
import { isOutside, patience, takeDesk } from './desk.ts';
import { evidenceOf } from './evidence.ts';
import { house } from './house.ts';
import { troublesOf } from './troubles.ts';

export interface Who {
  /** Signed in as; null for nobody. */
  as: Account | null;
  language?: Language;
  zone?: 'own' | 'korea';
  width?: number;
  height?: number;
  /** Whether the notice above every room is gone, and what greets who is here for the first time. */
  hasClosedNotice?: boolean;
  /** ms since 1970. */
  expiry?: number;
  /** Troubles that the test is about. */
  expected?: RegExp;
}

export interface Visitor {
  page: Page;
  /** Whoever asks for it may change it: nobody sits at it afterwards. */
  readonly context: BrowserContext;
  /** Opens a path of the dashboard. */
  go(path: string): Promise<void>;
  /** Goes on to a path as a link within the dashboard does: a quarter of the work of loading it anew. */
  walk(path: string): Promise<void>;
  /** The path with its query that the address shows. */
  at(): string;
}

/** A person at a browser of their own, who leaves when the test ends; nothing may have gone wrong unseen by then. */
export async function visitor(who: Who): Promise<Visitor> {
  const {
    language = 'en',
    zone = 'korea',
    width = 1280,
    height = 800,
    hasClosedNotice = true,
    expected,
  } = who;
  const { server } = house();
  const preferences = JSON.stringify({
    state: { language, zone, theme: 'system', hasClosedNotice, hasSeenFirstSteps: hasClosedNotice },
    version: 0,
  });
  const stored = [{ name: 'tryset.preferences', value: preferences }, ...(await sessionOf(who))];
  const { page, context, leave } = await takeDesk(stored, { width, height });
  let isChanged = false;
  const troubles = troublesOf(page);
  const evidence = [evidenceOf(page)];
  // A second tab tells as much.
  const noteTab = (tab: Page) => evidence.push(evidenceOf(tab));
  context.on('page', noteTab);
  onTestFinished(async ({ task }) => {
    const [failure] = task.result?.errors ?? [];
    context.off('page', noteTab);
    for (const [tab, each] of evidence.entries()) {
      if (failure === undefined) break;
      failure.message += `\n${await each.keep(tab === 0 ? task.name : `${task.name} ${tab}`).catch(String)}`;
    }
    await leave({ isChanged: isChanged || failure !== undefined });
    expect(troubles.filter((trouble) => !expected?.test(trouble))).toEqual([]);
  });
  return {
    page,
    get context() {
      isChanged = true;
      return context;
    },
    async go(path) {
      await untilRead();
      await page.goto(path);
    },
    async walk(path) {
      await untilRead();
      await walk(page, path);
    },
    at: () => page.url().slice(server.url.length),
  };
}

/** Resolves when the room that was left is gone; where none stands yet, the path is loaded. */
async function walk(page: Page, path: string): Promise<void> {
  if (isOutside(page)) return void (await page.goto(path));
  await page.evaluate((to) => {
    for (const sign of document.querySelectorAll('h1, main [aria-current]')) {
      sign.setAttribute('data-left', '');
    }
    // As the router notes where it is: it asks before work is left that is not saved.
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  // Rooms beside each other have one heading, and a link each.
  const hasLeft = () =>
    page.evaluate(
      () =>
        document.querySelector('h1[data-left]') === null ||
        document.querySelector('main [aria-current]:not([data-left])') !== null,
    );
  await eventually(hasLeft).toBe(true);
}

/** What the browser remembers of somebody who has signed in. */
export async function sessionOf({
  as,
  expiry,
}: Pick<Who, 'as' | 'expiry'>): Promise<{ name: string; value: string }[]> {
  if (as === null) return [];
  const { accessToken, refreshToken, expiresIn } = await signIn(as);
  return [
    { name: storageKeys.accessToken, value: accessToken },
    { name: storageKeys.refreshToken, value: refreshToken ?? '' },
    { name: storageKeys.scope, value: methodOf(as) },
    { name: storageKeys.expiry, value: String(expiry ?? expiryFrom(Date.now(), expiresIn)) },
  ];
}

/** Asks again until what is expected of the answer holds. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: patience, interval: 40 });
}
