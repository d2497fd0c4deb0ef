import { Autocomplete } from '@base-ui/react/autocomplete';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './global-search-dialog.module.css';
import { type SearchResult, type SearchResultGroup, useSearchResults } from './use-search-results.ts';

export interface GlobalSearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Finds pages, products, orders and customers, and opens the selected result. */
export function GlobalSearchDialog({ open, onOpenChange }: GlobalSearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Search the back office`} initialFocus={field}>
      <ResultPicker field={field} onChosen={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface ResultPickerProps {
  field: RefObject<HTMLInputElement | null>;
  onChosen: () => void;
}

function ResultPicker({ field, onChosen }: ResultPickerProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, isLoading, error } = useSearchResults(text);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      autoHighlight="always"
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') setText(next);
      }}
      itemToStringValue={({ label }: SearchResult) => label}
    >
      <div className={styles.field}>
        <Search size={18} aria-hidden="true" className={styles.icon} />
        <Autocomplete.Input
          ref={field}
          className={styles.input}
          aria-label={t`Search`}
          placeholder={t`Product, order, customer or page`}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="go"
        />
      </div>
      <Autocomplete.Status className={styles.status}>
        {error ? errorMessage(error) : statusOf(count, isLoading)}
      </Autocomplete.Status>
      <Autocomplete.List className={styles.list} aria-label={t`Results`}>
        {(group: SearchResultGroup) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className={styles.groupLabel}>{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(result: SearchResult) => (
                <Autocomplete.Item
                  key={result.to}
                  className={styles.item}
                  value={result}
                  onClick={() => {
                    onChosen();
                    void navigate(result.to);
                  }}
                >
                  {result.image && <Thumbnail image={result.image} size={48} />}
                  <span className={styles.label}>{result.label}</span>
                  {result.note !== undefined && <span className={styles.note}>{result.note}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <p className={styles.keys}>
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </Trans>
      </p>
    </Autocomplete.Root>
  );
}

function statusOf(count: number, isLoading: boolean): string {
  if (isLoading) return t`Searching …`;
  return plural(count, { 0: 'Nothing found', one: '# result', other: '# results' });
}
