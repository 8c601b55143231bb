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
  /** The signed-in account; null for a visitor who is not signed in. */
  as: Account | null;
  language?: Language;
  zone?: 'own' | 'korea';
  width?: number;
  height?: number;
  /** Whether the notice above every page and the introduction to the first steps are closed. */
  hasClosedNotice?: boolean;
  /** Expiry of the session in ms since 1970. */
  expiry?: number;
  /** Pattern of the troubles that the test expects; all others fail the test. */
  expected?: RegExp;
}

export interface Visitor {
  page: Page;
  /** The browser context. Its use retires the desk afterwards, since the test may change it. */
  readonly context: BrowserContext;
  /** Opens a path of the dashboard. */
  go(path: string): Promise<void>;
  /** Navigates within the dashboard as a link does, which takes a quarter of the time of a reload. */
  walk(path: string): Promise<void>;
  /** The current path and query. */
  at(): string;
}

/** Opens a page for a person with their own browser until the end of the test. Unexpected troubles fail the test. */
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
  // Also records evidence from tabs that the test opens.
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

/** Navigates and resolves when the previous page is gone; loads the path if no page is open yet. */
async function walk(page: Page, path: string): Promise<void> {
  if (isOutside(page)) return void (await page.goto(path));
  await page.evaluate((to) => {
    for (const sign of document.querySelectorAll('h1, main [aria-current]')) {
      sign.setAttribute('data-left', '');
    }
    // Keeps the router's index in the state: the router needs it to guard unsaved work.
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  // Sibling pages share a heading, so a new current link inside the page counts too.
  const hasLeft = () =>
    page.evaluate(
      () =>
        document.querySelector('h1[data-left]') === null ||
        document.querySelector('main [aria-current]:not([data-left])') !== null,
    );
  await eventually(hasLeft).toBe(true);
}

/** The stored session of a signed-in account. */
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

/** Repeats a read until the expectation on its answer holds. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: patience, interval: 40 });
}
