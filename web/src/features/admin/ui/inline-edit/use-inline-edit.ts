import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The value being typed. */
interface Draft {
  text: string;
  /** Why it could not be saved. */
  error: string | null;
}

interface InlineEditOptions {
  /** The value in the field. */
  text: string;
  /** Returns true if a value can be saved, or else why not. */
  check: (text: string) => true | string;
  /** Saves a value; resolves to why it was not saved, or to null. */
  save: (text: string) => Promise<string | null>;
}

interface InlineEditState {
  /** Null while the field is closed. */
  draft: Draft | null;
  /** The value that is being saved. */
  saving: string | null;
  button: RefObject<HTMLButtonElement | null>;
  input: RefObject<HTMLInputElement | null>;
  open: () => void;
  type: (text: string) => void;
  leave: () => void;
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The state of a value that is editable in place: what is being typed or saved, and where the focus is. */
export function useInlineEdit({ text, check, save }: InlineEditOptions): InlineEditState {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [saving, setSaving] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Whether the field is open, for events that come before the next render. */
  const isOpen = useRef(false);
  const needsFocus = useRef(false);

  // The button and the field replace each other.
  useEffect(() => {
    if (!needsFocus.current) return;
    needsFocus.current = false;
    if (draft) input.current?.select();
    else button.current?.focus();
  }, [draft]);

  function openWith(next: Draft): void {
    isOpen.current = true;
    needsFocus.current = true;
    setDraft(next);
  }

  function close(): void {
    isOpen.current = false;
    setDraft(null);
  }

  /** @returns whether the field has closed */
  function commit(): boolean {
    const typed = input.current?.value.trim() ?? text;
    const verdict = typed === text ? true : check(typed);
    if (verdict !== true) {
      setDraft({ text: typed, error: verdict });
      return false;
    }
    close();
    if (typed !== text) void saveTyped(typed);
    return true;
  }

  async function saveTyped(typed: string): Promise<void> {
    setSaving(typed);
    const error = await save(typed);
    setSaving(null);
    if (error === null) return;
    openWith({ text: typed, error });
    // If the user has moved on to another field, the focus stays there.
    needsFocus.current = [document.body, button.current].includes(
      document.activeElement as HTMLButtonElement | null,
    );
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Escape') {
      event.preventDefault();
      needsFocus.current = true;
      close();
    } else if (key === 'Enter') {
      event.preventDefault();
      needsFocus.current = true;
      commit();
    } else if (key === 'Tab') {
      const next = neighbourOf(currentTarget, shiftKey ? -1 : 1);
      if (next) event.preventDefault();
      if (commit()) next?.click();
      else event.preventDefault();
    }
  }

  return {
    draft,
    saving,
    button,
    input,
    handleKey,
    open: () => openWith({ text, error: null }),
    type: (typed) => setDraft((now) => now && { ...now, text: typed }),
    leave: () => isOpen.current && commit(),
  };
}

/* The table's next or previous value that is editable in place. */
function neighbourOf(input: HTMLInputElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...(input.closest('table')?.querySelectorAll<HTMLElement>('[data-inline-edit]') ?? [])];
  return all[all.indexOf(input) + step];
}
