import { useQuery } from '@apollo/client/react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { plural, t } from '@lingui/core/macro';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '../../../gql/graphql.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { Price } from '../../../ui/data/price.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import { type SearchFieldProps, searchFieldProps } from './plain-search-field.tsx';
import styles from './suggesting-search-field.module.css';

type SuggestedProduct = SearchSuggestionsQuery['searchSuggestions']['products'][number];

/** A suggestion: choosing it opens `to`. */
interface Suggestion {
  label: string;
  to: string;
  product?: SuggestedProduct;
}

interface SuggestionGroup {
  label: string;
  items: Suggestion[];
}

/** Long enough to type the next letter. */
const PAUSE_MS = 150;
const MIN_LETTERS = 2;

/** The search field as a combobox with suggestions: products, categories, and texts to search for. */
export function SuggestingSearchField({ id, fieldRef, value, onChange, isOpenAtFirst }: SearchFieldProps) {
  const navigate = useNavigate();
  const groups = useSuggestions(value);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);

  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      filter={null}
      value={value}
      onValueChange={(text, { reason }) => {
        // A chosen suggestion is opened, and what was typed stays.
        if (reason !== 'item-press') onChange(text);
      }}
      open={isOpen && count > 0}
      onOpenChange={setIsOpen}
      itemToStringValue={({ label }: Suggestion) => label}
    >
      <Autocomplete.Input
        {...searchFieldProps()}
        ref={fieldRef}
        id={id}
        onKeyDown={({ key }) => {
          // Opens what is highlighted, or else searches; both leave the suggestions behind.
          if (key === 'Enter') setIsOpen(false);
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={styles.positioner} sideOffset={8} align="start">
          <Autocomplete.Popup className={styles.popup}>
            <Autocomplete.Status className="visually-hidden">
              {plural(count, { one: '# suggestion', other: '# suggestions' })}
            </Autocomplete.Status>
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
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
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
      </span>
    </>
  );
}

/** Suggestions for a text; the last ones stay until the next ones are there. None is shown if they can't be loaded. */
function useSuggestions(text: string): SuggestionGroup[] {
  const query = useSettled(text.trim(), PAUSE_MS);
  const skip = query.length < MIN_LETTERS;
  const result = useQuery(SearchSuggestionsDocument, { variables: { query }, skip });
  const suggestions = skip ? undefined : (result.data ?? result.previousData)?.searchSuggestions;
  if (!suggestions || text.trim().length < MIN_LETTERS) return [];
  const { products, categories, texts } = suggestions;
  const toSearch = (label: string) => ({ label, to: paths.shop({ text: label }) });
  return [
    {
      label: t`Products`,
      items: products.map((product) => ({ label: product.title, to: paths.product(product.id), product })),
    },
    {
      label: t`Categories`,
      items: categories.map(({ slug, label }) => ({ label, to: paths.shop({ categories: [slug] }) })),
    },
    { label: t`Popular searches`, items: texts.map(toSearch) },
  ].filter(({ items }) => items.length > 0);
}
