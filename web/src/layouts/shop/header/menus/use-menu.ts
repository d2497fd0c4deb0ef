import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

interface MenuOptions {
  /** Closes when the pointer leaves, as the category menu does (specification section 2). */
  closesOnLeave?: boolean;
}

/**
 * A button that shows and hides a list of links (the disclosure navigation pattern, not an ARIA menu: the
 * links stay links, in the server-rendered page too). Arrow keys, Home, End and first letters move within it.
 * Esc closes it and returns the focus to the button; a click outside, focus outside and a navigation close
 * it, too. Spread `root` on the wrapper, `button` and `panel` on the two elements.
 */
export function useMenu({ closesOnLeave = false }: MenuOptions = {}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  /** The focused element must not vanish, or the next Tab would start at the top of the page. */
  function close(): void {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setOpenAt(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      button.current?.focus();
      return;
    }
    const isOnButton = event.target === button.current;
    if (isOnButton && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // Only visible elements can be focused.
    if (!isOpen) flushSync(() => setOpenAt(key));
    const entry = panel.current && entryAfter(panel.current, event);
    if (!entry) return;
    event.preventDefault();
    entry.focus();
  }

  return {
    isOpen,
    root: {
      ref: root,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        // Without a related target, the window lost the focus or a non-focusable element was clicked.
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpenAt(null);
      },
      onMouseLeave: closesOnLeave ? close : undefined,
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => {
        // Safari does not focus a clicked button, and key events go to the focused element.
        button.current?.focus();
        setOpenAt(isOpen ? null : key);
      },
    },
    // Arrow keys still work after a click beside an entry or, in Safari, on a button.
    panel: { ref: panel, id, hidden: !isOpen, tabIndex: -1 },
  };
}

/**
 * The visible link or button in `panel` that a key moves to from the focused one: arrows to its neighbors,
 * wrapping around; Home and End; a letter to the next one that starts with it. Undefined for other keys.
 */
function entryAfter(panel: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const entries = [...panel.querySelectorAll<HTMLElement>('a, button')].filter(
    (entry) => !entry.closest('[hidden]'),
  );
  const at = entries.findIndex((entry) => entry === document.activeElement);
  switch (event.key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(Math.max(at, 0) - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
  }
  if (!/^\p{Letter}$/u.test(event.key)) return undefined;
  const initial = event.key.toLowerCase();
  const following = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return following.find((entry) => entry.textContent.trim().toLowerCase().startsWith(initial));
}
