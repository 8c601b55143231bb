import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AccountChoices, calledIn } from './account-choices.tsx';
import { type Draft, soughtAt, withChosen } from './mention-draft.ts';
import type { Thing } from './paths.ts';
import { useAccounts } from './use-accounts.ts';

interface MentionInputProps {
  thing: Thing;
  name: string;
  placeholder?: string;
  draft: Draft;
  /** Restricts the list to staff, for comments that only staff may read. */
  isForStaff: boolean;
  autoFocus?: boolean;
  onDraft: (draft: Draft) => void;
  onSend: () => void;
  onCancel?: () => void;
}

/**
 * A text field in which `@` opens a list of accounts to mention. Arrow keys move, Enter or Tab choose, Esc closes. Ctrl+Enter or
 * ⌘+Enter sends. While an input method composes a Korean or Japanese word, the list stays as it is and keys are ignored.
 */
export function MentionInput({
  thing,
  name,
  placeholder,
  draft,
  isForStaff,
  autoFocus = false,
  onDraft,
  onSend,
  onCancel,
}: MentionInputProps) {
  const listId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<{ from: number; to: number; sought: string } | null>(null);
  const [marked, setMarked] = useState(0);
  const accounts = useAccounts(thing, place?.sought ?? null, isForStaff ? 'staff' : null);
  const isOpen = place !== null && accounts.length > 0;
  const at = Math.min(marked, accounts.length - 1);

  function look({ value, selectionStart }: HTMLTextAreaElement) {
    const found = soughtAt(value, selectionStart);
    setPlace(found && { ...found, to: selectionStart });
    if (found?.sought !== place?.sought) setMarked(0);
  }
  function choose(index: number) {
    const who = accounts[index];
    if (who === undefined || place === null) return;
    const { draft: next, caret } = withChosen(draft, place, { ...who, name: calledIn(who) });
    // Renders synchronously: setting the caret one frame later would move it while the person continues to type.
    flushSync(() => {
      onDraft(next);
      setPlace(null);
    });
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    const taken = isOpen ? inList(key) : key === 'Escape' && onCancel !== undefined && close(onCancel);
    if (taken) event.preventDefault();
  }
  function inList(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        const step = key === 'ArrowDown' ? 1 : accounts.length - 1;
        setMarked((at + step) % accounts.length);
        return true;
      }
      case 'Enter':
      case 'Tab':
        choose(at);
        return true;
      case 'Escape':
        return close(() => setPlace(null));
      default:
        return false;
    }
  }
  return (
    <>
      <InputBase
        multiline
        fullWidth
        minRows={2}
        maxRows={12}
        autoFocus={autoFocus}
        value={draft.text}
        placeholder={placeholder}
        inputRef={input}
        inputProps={{
          'aria-label': name,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen ? `${listId}-${at}` : undefined,
        }}
        onChange={({ target, nativeEvent }) => {
          onDraft({ ...draft, text: target.value });
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (!isComposing && target instanceof HTMLTextAreaElement) look(target);
        }}
        onCompositionEnd={() => input.current && look(input.current)}
        onClick={() => input.current && look(input.current)}
        onBlur={() => setPlace(null)}
        onKeyDown={onKeyDown}
        sx={(theme) => ({
          px: 1.25,
          py: 0.75,
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          alignItems: 'flex-start',
          borderRadius: `${theme.vars.shape.borderRadius}`,
          border: `1px solid ${theme.vars.palette.divider}`,
          '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: '-1px' },
          '& textarea:focus-visible': { outline: 'none' },
        })}
      />
      {isOpen && (
        <AccountChoices
          id={listId}
          anchor={input.current}
          accounts={accounts}
          marked={at}
          onChoose={choose}
        />
      )}
    </>
  );
}

function close(closing: () => void): true {
  closing();
  return true;
}
