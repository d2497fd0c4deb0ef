import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { paths } from '../../../../navigation/paths.ts';
import { parseShopSearch } from '../../../../navigation/shop-search.ts';
import styles from './search-box.module.css';
import { leaveField, PlainSearchField, type SearchFieldProps } from './plain-search-field.tsx';

/**
 * Searches the whole catalog, even without JavaScript; on the catalog page it shows the current search text.
 * Suggestions load when the field is first used; without them it still searches. On a phone only the label is
 * visible, a magnifier; the field appears below the header while it has the focus.
 */
export function SearchBox({ className }: { className?: string | undefined }) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText, searched] = useSearchText(field);
  const [submitted, setSubmitted] = useState('');
  const [SearchField, loadSuggestions] = useSearchField(field);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSubmitted(text);
    leaveField();
    void navigate(paths.shop({ text }));
  }

  function closePhoneField({ key }: KeyboardEvent): void {
    if (key === 'Escape' && matchMedia('(max-width: 659.98px)').matches) field.current?.blur();
  }

  return (
    <form
      className={className}
      role="search"
      action={paths.shop()}
      onSubmit={submit}
      onFocus={loadSuggestions}
      // A field that had the focus before hydration gets no focus event.
      onInput={loadSuggestions}
    >
      <label className={styles.opener} htmlFor={id}>
        <VisuallyHidden>
          <Trans>Search the shop</Trans>
        </VisuallyHidden>
        <Search size={24} aria-hidden="true" />
      </label>
      {/* Safari does not focus a clicked button: without a tab index, a click would close the field. */}
      <div className={styles.panel} tabIndex={-1} onKeyDown={closePhoneField}>
        <div className={styles.frame}>
          <SearchField
            id={id}
            fieldRef={field}
            value={text}
            onChange={setText}
            isOpenAtFirst={text !== searched && text !== submitted}
          />
          <button className={styles.button} type="submit" aria-label={t`Search`}>
            <Search size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
    </form>
  );
}

/** The typed text and the URL's search text, which replaces it on navigation. */
function useSearchText(
  fieldRef: RefObject<HTMLInputElement | null>,
): [text: string, setText: (text: string) => void, searched: string] {
  const { pathname, search } = useLocation();
  const searched = pathname === paths.shop() ? parseShopSearch(new URLSearchParams(search)).text : '';
  const place = pathname + searched;
  const [shown, setShown] = useState(place);
  const [text, setText] = useState(searched);
  if (shown !== place) {
    setShown(place);
    setText(searched);
  }
  // React leaves text typed before hydration in the field, without an event. Enter must search for it.
  useLayoutEffect(() => {
    if (fieldRef.current) setText(fieldRef.current.value);
  }, [fieldRef]);
  return [text, setText, searched];
}

/**
 * The field, and a function that loads suggestions. They come with another field, which keeps the caret
 * position.
 */
function useSearchField(
  fieldRef: RefObject<HTMLInputElement | null>,
): [ComponentType<SearchFieldProps>, () => void] {
  const [SearchField, setSearchField] = useState<ComponentType<SearchFieldProps>>(() => PlainSearchField);
  const isRequested = useRef(false);
  const caret = useRef<[number | null, number | null] | null>(null);

  function loadSuggestions(): void {
    if (isRequested.current) return;
    isRequested.current = true;
    import('./suggesting-search-field.tsx').then(
      ({ SuggestingSearchField }) => {
        const input = fieldRef.current;
        if (input && input === document.activeElement)
          caret.current = [input.selectionStart, input.selectionEnd];
        // Synchronously, because the caret moves with each letter typed meanwhile.
        flushSync(() => setSearchField(() => SuggestingSearchField));
      },
      // Offline, or a new version of the shop: the next focus tries again.
      () => {
        isRequested.current = false;
      },
    );
  }

  useLayoutEffect(() => {
    if (!caret.current) return;
    fieldRef.current?.focus({ preventScroll: true });
    fieldRef.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [SearchField, fieldRef]);

  return [SearchField, loadSuggestions];
}
