import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import styles from './list-search.module.css';

/** Debounce in ms, so that a word is usually complete before it is sent. */
const DEBOUNCE_MS = 250;

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** The value in the URL. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches a list while the user types. */
export function ListSearch({ label, placeholder, value, onSearch }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { pathname } = useLocation();
  const destination = useNavigation().location?.pathname ?? pathname;
  const isLeaving = destination !== pathname;

  useEffect(() => () => clearTimeout(pause.current), []);

  // A search changes the URL, which would cancel a navigation whose code is still loading.
  useEffect(() => {
    if (isLeaving) clearTimeout(pause.current);
  }, [isLeaving]);

  // The URL follows the field. The field follows the URL only if something else changed it.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = value;
  }, [value]);

  function searchSoon(): void {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(input.current?.value.trim() ?? ''), DEBOUNCE_MS);
  }

  function searchNow(event: FormEvent): void {
    event.preventDefault();
    clearTimeout(pause.current);
    onSearch(input.current?.value.trim() ?? '');
  }

  return (
    <form role="search" className={styles.search} onSubmit={searchNow}>
      <label className={styles.frame}>
        <Search className={styles.icon} size={18} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={value}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          onChange={searchSoon}
        />
      </label>
    </form>
  );
}
