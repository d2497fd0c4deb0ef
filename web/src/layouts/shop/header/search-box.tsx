import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type FormEvent, type Ref, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { paths } from '../../../navigation/paths.ts';
import { parseShopSearch } from '../../../navigation/shop-search.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  className?: string | undefined;
  fieldRef?: Ref<HTMLInputElement>;
}

/** Searches the whole catalogue, also without JavaScript; on the catalogue page it shows the current search text. */
export function SearchBox({ className, fieldRef }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const text = pathname === paths.shop() ? parseShopSearch(new URLSearchParams(search)).text : '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    void navigate(paths.shop({ text: typeof text === 'string' ? text : '' }));
  }

  return (
    <form className={className} role="search" action={paths.shop()} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>
          <Trans>Search the shop</Trans>
        </VisuallyHidden>
      </label>
      <div className={styles.frame}>
        <input
          key={text}
          ref={fieldRef}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t`What are you looking for?`}
        />
        <button className={styles.button} type="submit" aria-label={t`Search`}>
          <Search size={22} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
