import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './list-search.module.css';

/** Long enough that a word is typed to its end before the server is asked, in ms. */
const PAUSE = 250;

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches a list while one types. */
export function ListSearch({ label, placeholder, value, onSearch }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { pathname } = useLocation();
  const destination = useNavigation().location?.pathname ?? pathname;
  const isLeaving = destination !== pathname;

  useEffect(() => () => clearTimeout(pause.current), []);

  // A search changes the address, which would call off the way to a page whose code is still being loaded.
  useEffect(() => {
    if (isLeaving) clearTimeout(pause.current);
  }, [isLeaving]);

  // The address follows the field; the field follows the address only when somebody else has changed it.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = value;
  }, [value]);

  function searchSoon(): void {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(input.current?.value.trim() ?? ''), PAUSE);
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
