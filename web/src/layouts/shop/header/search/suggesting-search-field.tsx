import { useQuery } from '@apollo/client/react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { plural, t } from '@lingui/core/macro';
import Search from 'lucide-react/icons/search';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '../../../../gql/graphql.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { unitPriceLabel } from '../../../../lib/unit-price-label.ts';
import { paths } from '../../../../navigation/paths.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { Price } from '../../../../ui/data/price.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { leaveField, type SearchFieldProps, searchFieldProps } from './plain-search-field.tsx';
import styles from './suggesting-search-field.module.css';

type SuggestedProduct = SearchSuggestionsQuery['searchSuggestions']['products'][number];

/** A suggestion; selecting it opens `to`. */
interface Suggestion {
  label: string;
  to: string;
  product?: SuggestedProduct;
}

interface SuggestionGroup {
  label: string;
  items: Suggestion[];
}

/** Debounce in ms. */
const PAUSE_MS = 150;
const MIN_LETTERS = 2;

/**
 * The search field as a combobox with suggestions: products, categories, collections, pages and search
 * terms.
 */
export function SuggestingSearchField({ id, fieldRef, value, onChange, isOpenAtFirst }: SearchFieldProps) {
  const navigate = useNavigate();
  const groups = useSuggestions(value);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isShown = isOpen && count > 0;
  const container = useRef<HTMLDivElement>(null);

  return (
    <Autocomplete.Root
      items={groups}
      filter={null}
      value={value}
      onValueChange={(text, { reason }) => {
        // A selected suggestion is opened, not searched for.
        if (reason !== 'item-press') onChange(text);
      }}
      open={isShown}
      onOpenChange={setIsOpen}
      itemToStringValue={({ label }: Suggestion) => label}
    >
      <Autocomplete.Input
        {...searchFieldProps()}
        ref={fieldRef}
        id={id}
        onKeyDown={({ key }) => {
          // Opens the highlighted suggestion, or searches; both close the suggestions.
          if (key === 'Enter') setIsOpen(false);
        }}
        onBlur={({ relatedTarget }) => {
          // Without a related target, a phone has only closed its keyboard.
          if (relatedTarget) setIsOpen(false);
        }}
      />
      <Autocomplete.Status className="visually-hidden">
        {isShown && plural(count, { one: '# suggestion', other: '# suggestions' })}
      </Autocomplete.Status>
      {/* Beside the field, so that a screen reader reaches the suggestions next. */}
      <div ref={container} />
      {isShown && (
        <Autocomplete.Portal container={container}>
          <Autocomplete.Positioner className={styles.positioner} sideOffset={8} align="start">
            {/* Not an Autocomplete.Popup, which hides the rest of the page from screen readers but leaves
                it focusable (https://github.com/mui/base-ui/issues/5528). A click on the list leaves the
                focus in the field. */}
            <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
              <Autocomplete.List className={styles.list} aria-label={t`Suggestions`}>
                {(group: SuggestionGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
                    <Autocomplete.GroupLabel className={styles.groupLabel}>
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(suggestion: Suggestion) => (
                        <Autocomplete.Item
                          key={suggestion.to}
                          className={styles.item}
                          value={suggestion}
                          onClick={() => {
                            setIsOpen(false);
                            leaveField();
                            void navigate(suggestion.to);
                          }}
                        >
                          <SuggestionContent suggestion={suggestion} />
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  );
}

function SuggestionContent({ suggestion: { label, product } }: { suggestion: Suggestion }) {
  const currency = useCurrency();
  if (!product) {
    return (
      <>
        <Search size={18} aria-hidden="true" className={styles.icon} />
        {label}
      </>
    );
  }
  return (
    <>
      <Thumbnail className={styles.picture} image={product.image} size={48} />
      <span className={styles.text}>
        {label}
        <Price amount={product.salePrice} regularAmount={product.regularPrice} currency={currency} />
        {product.unitPrices && (
          <span className={styles.unitPrice}>{unitPriceLabel(product.unitPrices, currency)}</span>
        )}
      </span>
    </>
  );
}

/** Suggestions for a text; the previous ones stay while new ones load. None are shown if loading fails. */
function useSuggestions(text: string): SuggestionGroup[] {
  const query = useSettled(text.trim(), PAUSE_MS);
  const skip = query.length < MIN_LETTERS;
  const result = useQuery(SearchSuggestionsDocument, { variables: { query }, skip });
  const data = skip ? undefined : (result.data ?? result.previousData);
  if (!data || text.trim().length < MIN_LETTERS) return [];
  const { products, categories, collections, texts } = data.searchSuggestions;
  return [
    {
      label: t`Products`,
      items: products.map((product) => ({
        label: product.title,
        to: paths.product(product.handle),
        product,
      })),
    },
    {
      label: t`Categories`,
      items: categories.map(({ slug, label }) => ({ label, to: paths.shop({ categories: [slug] }) })),
    },
    {
      label: t`Collections`,
      items: collections.map(({ handle, title }) => ({ label: title, to: paths.collection(handle) })),
    },
    {
      label: t`Pages`,
      items: data.searchPages.map(({ title, url }) => ({ label: title, to: url })),
    },
    {
      label: t`Popular searches`,
      items: texts.map((label) => ({ label, to: paths.shop({ text: label }) })),
    },
  ].filter(({ items }) => items.length > 0);
}
