import './fatal-dialog.css';

export interface FatalDialogTexts {
  title: string;
  lead: string;
  /** Text of the report that the copy button copies. */
  text: string;
  hint: string;
  copy: string;
  copied: string;
  close: string;
  retry?: { text: string; run: () => void };
  onRetried: () => void;
  onClose: () => void;
}

/** Shows a native `dialog` above everything. It does not use React, since React itself may have failed. */
export function showFatalDialog(texts: FatalDialogTexts): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'fatal';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'fatal-title');
  dialog.setAttribute('aria-describedby', 'fatal-lead');
  const title = element('h2', texts.title);
  title.id = 'fatal-title';
  const lead = element('p', texts.lead);
  lead.id = 'fatal-lead';
  const report = element('pre', texts.text);
  report.tabIndex = 0;
  report.setAttribute('data-stored', '');
  const buttons = document.createElement('div');
  const copy = element('button', texts.copy);
  copy.addEventListener('click', async () => {
    await copyText(report);
    copy.textContent = texts.copied;
  });
  const close = element('button', texts.close);
  close.className = 'main';
  close.addEventListener('click', () => dialog.close());
  buttons.append(copy, close);
  const { retry } = texts;
  if (retry !== undefined) {
    const again = element('button', retry.text);
    again.addEventListener('click', () => {
      dialog.remove();
      texts.onRetried();
      retry.run();
    });
    close.before(again);
  }
  dialog.append(title, lead, report, element('p', texts.hint), buttons);
  dialog.addEventListener('close', () => {
    dialog.remove();
    texts.onClose();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Without access to the clipboard, it selects the text, so that the person can copy it with the keyboard. */
async function copyText(from: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(from.textContent ?? '');
  } catch {
    window.getSelection()?.selectAllChildren(from);
    document.execCommand('copy');
  }
}
