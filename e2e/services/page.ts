import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { intercept } from '../kit/intercept.ts';
import { heading } from '../shell/sign-in.ts';
import { openStandIn, type StandIn } from './stand-in.ts';

export const key = 'phc_0123456789abcdef';
/** Nothing of this may leave. Base64 and UUIDs cannot contain it. */
export const personal = [
  '김하나',
  'kim@example.com',
  '010-1234-5678',
  '서울시 마포구',
  'eyJhbGciOi.secret',
  '윤하나',
];
export const query = `q=${encodeURIComponent(personal.join(' '))}`;

let opened: StandIn | null = null;

/** The services' stand-in, opened once for all suites. */
export function service(): StandIn {
  if (opened === null) throw new Error('the stand-in is not open');
  return opened;
}

export async function openService(): Promise<StandIn> {
  opened = await openStandIn();
  return opened;
}

/** Puts the personal data into texts, inputs, attributes, the title and the address's hash. */
export function fillPage(page: Page): Promise<void> {
  return page.evaluate((texts) => {
    const all = texts.join(' ');
    const part = document.createElement('section');
    part.id = texts[0] ?? '';
    part.title = all;
    part.textContent = all;
    for (const value of texts) {
      const input = document.createElement('input');
      input.value = value;
      input.name = value;
      part.append(input);
    }
    const password = document.createElement('input');
    password.type = 'password';
    password.value = all;
    part.append(password);
    document.querySelector('main')?.prepend(part);
    document.title = all;
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${location.search}#${encodeURIComponent(all)}`,
    );
  }, personal);
}

export function expectNothingPersonal(): void {
  const all = service()
    .received.map(({ url, body, headers }) => `${url} ${body} ${headers}`)
    .join('\n');
  const texts = [all, decodeURIComponent(all.replaceAll('%', '%25')), unescaped(all)].join('\n');
  for (const each of personal) {
    expect(texts).not.toContain(each);
    expect(texts).not.toContain(encodeURIComponent(each));
  }
}

/** With the characters that JSON and addresses escape. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: en.shell.logOut }).click();
  await heading(page, en.login.title).waitFor();
}

/** Runs a script as one of the dashboard's own files. */
export async function runOwn(page: Page, script: string): Promise<void> {
  const path = `/assets/own-${Date.now()}.js`;
  await intercept(page, `**${path}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.evaluate(async (src) => {
    const element = document.createElement('script');
    element.src = src;
    const isLoaded = new Promise((resolve) => element.addEventListener('load', resolve));
    document.head.append(element);
    await isLoaded;
  }, path);
}
