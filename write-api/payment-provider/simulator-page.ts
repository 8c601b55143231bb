import { type Language, languages } from '#domain/words/languages.ts';
import type { SimulatedPayment } from './simulated-books.ts';
import { type PageMethod, stepsNow } from './simulated-payer.ts';
import { simulatorTexts } from './simulator-texts.ts';

/** The page's address parts besides the payment. */
export interface PageQuery {
  method: PageMethod;
  /** A path of the dashboard; null if the payer does not return to it. */
  returnTo: string | null;
}

export interface PageView extends PageQuery {
  payment: SimulatedPayment;
  language: Language;
  /** The nonce of the page's style. */
  nonce: string;
}

export const simulatorPath = '/v1/simulated-payments';

/** The page's address. A shop sends the payer there. */
export function simulatorAddress(merchantUid: string, { method, returnTo }: PageQuery): string {
  const query = new URLSearchParams({ method, ...(returnTo !== null && { return_to: returnTo }) });
  return `${simulatorPath}/${encodeURIComponent(merchantUid)}?${query}`;
}

/** Returns the first language of the header that the page has; Korean if none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return wanted.map((each) => languages.find((known) => known === each)).find(Boolean) ?? 'ko';
}

/** The page on which a person pays, declines or leaves. It works without scripts. */
export function simulatorPage(view: PageView): string {
  const { language, nonce } = view;
  const { title } = simulatorTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main><h1>${title}</h1>${contents(view)}</main></body>
</html>`;
}

function contents({ payment, language, method, returnTo }: PageView): string {
  const texts = simulatorTexts[language];
  const { merchant_uid, name, amount, currency, status, account } = payment;
  const current = status === 'prepared' ? method : payment.method;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));
  const addressOf = (other: PageMethod) => simulatorAddress(merchant_uid, { method: other, returnTo });
  const [path, query] = addressOf(current).split('?');
  const forms = stepsNow(status, current).map(
    (step) =>
      `<form method="post" enctype="text/plain" action="${escaped(`${path}/${step}?${query}`)}"><button>${texts.steps[step]}</button></form>`,
  );
  const choices = Object.entries(texts.methods).map(([other, label]) =>
    other === current
      ? `<strong aria-current="true">${label}</strong>`
      : `<a href="${escaped(addressOf(other as PageMethod))}">${label}</a>`,
  );
  return [
    `<p>${texts.notice}</p>`,
    `<p>${escaped(name)}</p><p class="amount">${money}</p><p role="status">${texts.statuses[status]}</p>`,
    status === 'ready' && account !== null
      ? `<p>${texts.account}</p><p class="amount">${escaped(`${account.bank} ${account.number}`)}</p>`
      : '',
    status === 'prepared' ? `<nav aria-label="${texts.method}">${choices.join('')}</nav>` : '',
    ...forms,
    forms.length === 0 && returnTo !== null ? `<a href="${escaped(returnTo)}">${texts.back}</a>` : '',
    `<p><small>${escaped(merchant_uid)}</small></p>`,
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.25rem; }
.amount { font-size: 1.75rem; font-variant-numeric: tabular-nums; margin: 0; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0; }
nav > * { padding: .5rem 0; }
button { font: inherit; width: 100%; min-height: 3rem; margin: .25rem 0; cursor: pointer; }
`;
