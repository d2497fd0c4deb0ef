import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useRef, useState } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { type ChosenProduct_productFragment, ProductsToChooseDocument } from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { CollectionValues } from './collection-values.ts';
import { FormSearchField, useFormSearch } from '../ui/form-search.tsx';
import styles from './collections.module.css';

/** The server takes no more. */
const MAX_COUNT = 100;

/** The products of a collection by hand: searched for and added, put in order, taken out. */
export function ChosenProducts({ control }: { control: Control<CollectionValues> }) {
  const id = useId();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'products' });
  const list = useRef<HTMLUListElement>(null);
  const [status, setStatus] = useState('');

  function step(from: number, to: number, direction: 'up' | 'down'): void {
    move(from, to);
    setStatus(t`${fields[from]?.title ?? ''} moved to place ${to + 1} of ${fields.length}`);
    // Moving an element in the document takes the focus from the button in it.
    requestAnimationFrame(() => {
      list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
    });
  }

  return (
    <>
      <ProductSearch
        id={id}
        chosen={fields.map(({ productId }) => productId)}
        onAdd={({ id: productId, title }) => {
          append({ productId, title });
          setStatus(t`${title} added`);
        }}
      />
      <p className={styles.note}>
        {plural(fields.length, { one: '# product in the collection', other: '# products in the collection' })}
      </p>
      <ul ref={list} role="list" className={styles.list} aria-label={t`Products of the collection`}>
        {fields.map(({ id: key, title }, index) => (
          <li key={key} className={styles.row}>
            <span className={styles.title}>{title}</span>
            <IconButton
              label={t`Move ${title} up`}
              data-move="up"
              aria-disabled={index === 0}
              onClick={() => index > 0 && step(index, index - 1, 'up')}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t`Move ${title} down`}
              data-move="down"
              aria-disabled={index === fields.length - 1}
              onClick={() => index < fields.length - 1 && step(index, index + 1, 'down')}
            >
              <ArrowDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t`Take ${title} out`}
              onClick={() => {
                remove(index);
                document.getElementById(id)?.focus();
              }}
            >
              <Trash size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}

interface ProductSearchProps {
  id: string;
  /** The ids of those that are chosen already. */
  chosen: readonly string[];
  /** How many can be chosen. */
  max?: number;
  onAdd: (product: ChosenProduct_productFragment) => void;
}

/** Finds products while somebody types, each with a button that adds it. */
export function ProductSearch({ id, chosen, max = MAX_COUNT, onAdd }: ProductSearchProps) {
  const search = useFormSearch();
  const { query } = search;
  const { data, error } = useQuery(ProductsToChooseDocument, {
    variables: { text: query },
    skip: query === '',
  });
  const found = query === '' ? [] : (data?.products.nodes ?? []);

  return (
    <>
      <FormSearchField
        id={id}
        name="productSearch"
        label={t`Find products to add`}
        search={search}
        error={error}
      />
      {found.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t`Found products`}>
          {found.map((product) => (
            <li key={product.id} className={styles.row}>
              <img className={styles.picture} src={product.image.url} alt="" loading="lazy" />
              <span className={styles.title}>{product.title}</span>
              <Button
                size="sm"
                variant="outline"
                disabled={chosen.includes(product.id) || chosen.length >= max}
                onClick={() => onAdd(product)}
              >
                <Plus size={18} aria-hidden="true" />
                {chosen.includes(product.id) ? (
                  <Trans>Added</Trans>
                ) : (
                  <Trans>
                    Add<VisuallyHidden> {product.title}</VisuallyHidden>
                  </Trans>
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
