import { plural, t } from '@lingui/core/macro';
import Images from 'lucide-react/icons/images';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useRef, useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { type List, useList } from '../../../../apollo/use-list.ts';
import {
  type LibraryPicture_assetFragment as Asset,
  LibraryPicturesDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LoadMore, useFocusAfterLoadMore } from '../../../../ui/data/load-more.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { FormSearchField, useFormSearch } from '../../ui/form/form-search.tsx';
import type { UploadedAsset } from '../upload-asset.ts';
import styles from './library-dialog.module.css';

const PAGE_SIZE = 24;
const SKELETONS = 9;

interface LibraryDialogProps {
  /** One picture is chosen by its click alone. */
  max: number;
  onChoose: (pictures: readonly UploadedAsset[]) => void;
  onClose: () => void;
}

/** Chooses among the shop's pictures, newest first. */
export function LibraryDialog({ max, onChoose, onClose }: LibraryDialogProps) {
  const search = useFormSearch();
  const variables = { first: PAGE_SIZE, search: search.query === '' ? null : search.query };
  const list = useList(LibraryPicturesDocument, variables, (data) => data.assets, { isRefetched: true });
  const [chosen, setChosen] = useState<readonly UploadedAsset[]>([]);
  const isChosen = ({ id }: Asset) => chosen.some((picture) => picture.id === id);

  function press(asset: Asset): void {
    const { id, alt, image } = asset;
    if (max === 1) onChoose([{ id, alt, url: image.url }]);
    else if (isChosen(asset)) setChosen(chosen.filter((picture) => picture.id !== id));
    else if (chosen.length < max) setChosen([...chosen, { id, alt, url: image.url }]);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Media library`}
      actions={
        max === 1 ? undefined : (
          <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length === 0
              ? t`Add pictures`
              : plural(chosen.length, { one: 'Add # picture', other: 'Add # pictures' })}
          </Button>
        )
      }
    >
      <FormSearchField
        name="librarySearch"
        label={t`Search pictures`}
        hint={t`File name, description, or what shows it`}
        search={search}
        error={undefined}
      />
      <div className={styles.pictures}>
        <Pictures
          list={list}
          isSearch={search.query !== ''}
          picture={(asset) => (
            <button
              type="button"
              className={styles.picture}
              {...(max > 1 && { 'aria-pressed': isChosen(asset) })}
              onClick={() => press(asset)}
            >
              <Picture className={styles.image} image={asset.image} sizes="160px" alt="" />
              <span className={styles.name}>{asset.alt || asset.name || t`Unnamed picture`}</span>
            </button>
          )}
        />
      </div>
    </Dialog>
  );
}

interface PicturesProps {
  list: List<Asset>;
  isSearch: boolean;
  /** The button that chooses a picture. */
  picture: (asset: Asset) => ReactNode;
}

/** The pictures in all states: loading, failed, none, loaded, and with more to load. */
function Pictures({ list, isSearch, picture }: PicturesProps) {
  const { nodes, more } = list;
  const grid = useRef<HTMLUListElement>(null);
  const focusFirstNew = useFocusAfterLoadMore(
    nodes?.length ?? 0,
    (index) => grid.current?.querySelectorAll('button')[index],
  );

  if (list.error && !nodes) {
    return <ErrorState cause={errorMessage(list.error)} onRetry={list.retry} />;
  }
  if (!nodes) {
    return (
      <Loading label={t`Loading pictures`}>
        <div className={styles.grid}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} ratio="1" />
          ))}
        </div>
      </Loading>
    );
  }
  if (nodes.length === 0) return <NoPictures isSearch={isSearch} />;
  const totalLabel = plural(list.total, { one: '# picture', other: '# pictures' });
  return (
    <div className={styles.result} aria-busy={list.isStale}>
      <ul ref={grid} role="list" aria-label={totalLabel} className={styles.grid}>
        {nodes.map((asset) => (
          <li key={asset.id}>{picture(asset)}</li>
        ))}
      </ul>
      {list.hasMore && (
        <LoadMore
          shown={nodes.length}
          total={list.total}
          totalLabel={totalLabel}
          isLoading={more.isLoading}
          error={more.error === null ? null : errorMessage(more.error)}
          onLoad={() => {
            focusFirstNew();
            void more.load();
          }}
        />
      )}
    </div>
  );
}

function NoPictures({ isSearch }: Pick<PicturesProps, 'isSearch'>) {
  return isSearch ? (
    <EmptyState icon={<SearchX size={28} aria-hidden="true" />} title={t`No pictures found`}>
      {t`No pictures match this search.`}
    </EmptyState>
  ) : (
    <EmptyState icon={<Images size={28} aria-hidden="true" />} title={t`No pictures yet`}>
      {t`Pictures that you upload appear here.`}
    </EmptyState>
  );
}
