import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Images from 'lucide-react/icons/images';
import SearchX from 'lucide-react/icons/search-x';
import { useRef, useState } from 'react';
import { useList } from '../../../../apollo/use-list.ts';
import { AdminMediaDocument, type Media_assetFragment as Asset } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ListChoices } from '../../list/list-choices.tsx';
import { ListFilterChips } from '../../list/list-filter-chips.tsx';
import { ListTable, PAGE_SIZE } from '../../list/list-table.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { ListSearch } from '../../list/search/list-search.tsx';
import { readSearchText } from '../../list/search/read-search-text.ts';
import { useListParams } from '../../list/use-list-params.ts';
import { PictureDrop } from '../../pictures/picture-drop.tsx';
import { UploadList } from '../../uploads/upload-list.tsx';
import { usePictureUpload } from '../../pictures/use-picture-upload.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { MediaDialog } from './media-dialog.tsx';
import { mediaColumns, MediaRow } from './media-row.tsx';
import styles from './media.module.css';
import { useMediaActions } from './use-media-actions.ts';

/** All pictures of the shop. */
export function MediaPage() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const isUnused = params.get('use') === 'unused';
  const variables = { first: PAGE_SIZE, search: text === '' ? null : text, isUnused };
  const list = useList(AdminMediaDocument, variables, (data) => data.assets, { isRefetched: true });
  const [open, setOpen] = useState<Asset | null>(null);
  const totalLabel = plural(list.total, { one: '# picture', other: '# pictures' });

  function close(isGone: boolean): void {
    setOpen(null);
    if (isGone) requestAnimationFrame(() => document.querySelector('h1')?.focus());
  }

  return (
    <>
      <PageHead title={t`Media library`} />
      <NewPictures />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label={t`Search pictures`}
          placeholder={t`File name, description, or what shows it`}
          value={text}
          onSearch={(next) => setParam('q', next)}
        />
        <ListChoices
          label={t`Use`}
          choices={[{ value: 'unused', label: t`Unused` }]}
          value={isUnused ? 'unused' : null}
          onChange={(next) => setParam('use', next)}
        />
      </ListToolbar>
      <ListFilterChips text={text} filters={[]} setParam={setParam} onClear={clear} />
      <ListTable
        list={list}
        caption={t`Media library`}
        loadingLabel={t`Loading pictures`}
        columns={mediaColumns()}
        hasPictures
        totalLabel={totalLabel}
        empty={<NoPictures isNarrowed={text !== '' || isUnused} onClear={clear} />}
        row={(asset) => <MediaRow key={asset.id} asset={asset} onOpen={() => setOpen(asset)} />}
      />
      {open && <MediaDialog key={open.id} asset={open} onClose={close} />}
    </>
  );
}

/** Uploads pictures, which then stay until staff delete them. */
function NewPictures() {
  const { keep } = useMediaActions();
  const upload = usePictureUpload(({ id }) => void keep(id));
  const chooseButton = useRef<HTMLButtonElement>(null);
  return (
    <div role="group" aria-label={t`New pictures`} className={styles.added}>
      <PictureDrop
        multiple
        label={t`Add pictures`}
        chooseButton={chooseButton}
        onFiles={(files) => upload.queue.add(files)}
      />
      <UploadList
        upload={upload}
        onCancelled={() => requestAnimationFrame(() => chooseButton.current?.focus())}
      />
    </div>
  );
}

function NoPictures({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No pictures found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all pictures</Trans>
          </Button>
        }
      >
        <Trans>No pictures match this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Images size={28} aria-hidden="true" />} title={t`No pictures yet`}>
      <Trans>Pictures of products, pages and the logo appear here.</Trans>
    </EmptyState>
  );
}
