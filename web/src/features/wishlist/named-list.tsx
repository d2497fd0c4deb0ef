import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteWishlistDocument, RemoveFromWishlistDocument } from '../../gql/graphql.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ProductCard } from '../catalogue/shared/product-card/product-card.tsx';
import { MoveButton } from './move-button.tsx';
import { ShareButton } from './share-button.tsx';
import { type NamedList as List, useListAction } from './use-lists.ts';
import styles from './wishlist-page.module.css';

const AlertDialog = lazy(async () => ({
  default: (await import('../../ui/overlay/alert-dialog.tsx')).AlertDialog,
}));
const ListNameDialog = lazy(async () => ({
  default: (await import('./list-name-dialog.tsx')).ListNameDialog,
}));

/** A named list: its products, with buttons to move or remove them, and the list's actions. */
export function NamedList({ list, lists }: { list: List; lists: readonly List[] }) {
  const [remove] = useListAction(RemoveFromWishlistDocument, t`Wishlist not changed`);
  const grid = useRef<HTMLDivElement>(null);
  const { name, products } = list;
  return (
    <section aria-label={name}>
      <Cluster justify="between" className={styles.head}>
        <PageHeading className={styles.heading}>{t`${name} (${products.length})`}</PageHeading>
        <Cluster gap={12}>
          <ShareButton listId={list.id} />
          <RenameButton list={list} />
          <DeleteButton list={list} />
        </Cluster>
      </Cluster>
      {products.length === 0 ? (
        <EmptyState title={t`This list is empty`} icon={<Heart size={28} aria-hidden="true" />}>
          <Trans>Move or copy products here from your wishlist.</Trans>
        </EmptyState>
      ) : (
        <div ref={grid} tabIndex={-1} role="group" aria-label={t`Items in ${name}`}>
          <Grid as="ul" role="list" columns="products">
            {products.map((product) => (
              <li key={product.id} className={styles.item}>
                <ProductCard
                  product={product}
                  heading="h2"
                  onRemove={() => {
                    // The focused button disappears with its card.
                    grid.current?.focus({ preventScroll: true });
                    void remove({ id: list.id, productIds: [product.id] });
                  }}
                />
                <MoveButton product={product} from={list.id} lists={lists} />
              </li>
            ))}
          </Grid>
        </div>
      )}
    </section>
  );
}

function RenameButton({ list }: { list: List }) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened((times) => times + 1);
          setIsOpen(true);
        }}
      >
        <Trans>Rename</Trans>
      </Button>
      {opened > 0 && (
        <Suspense>
          <ListNameDialog key={opened} list={list} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}

function DeleteButton({ list }: { list: List }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const navigate = useNavigate();
  const [remove, isRemoving] = useListAction(DeleteWishlistDocument, t`The list was not deleted`);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Trans>Delete</Trans>
      </Button>
      {wasOpened && (
        <Suspense>
          <AlertDialog
            open={isOpen}
            onOpenChange={setIsOpen}
            title={t`Delete ${list.name}?`}
            description={t`Its items are removed, and its link stops working.`}
            confirmLabel={t`Delete`}
            cancelLabel={t`Keep list`}
            danger
            pending={isRemoving}
            onConfirm={() =>
              void remove(
                { id: list.id },
                { onDone: () => void navigate(paths.wishlist(), { replace: true }) },
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}
