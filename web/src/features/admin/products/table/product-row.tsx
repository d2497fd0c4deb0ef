import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { paths } from '../../../../navigation/paths.ts';
import type { ProductRow_productFragment } from '../../../../gql/graphql.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { IconLink } from '../../../../ui/actions/icon-link.tsx';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { useListState } from '../../list/use-list-params.ts';
import { SelectableCell } from '../../ui/selection/selectable-cell.tsx';
import type { Selection } from '../../ui/selection/use-selection.ts';
import { PriceCell } from '../cells/price-cell.tsx';
import { StockCell } from '../cells/stock-cell.tsx';
import { ProductStatusBadge } from '../listing/product-status.tsx';
import styles from './product-row.module.css';
import { useDuplicateProduct } from '../use-duplicate-product.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface ProductRowProps {
  product: ProductRow_productFragment;
  shows: (column: string) => boolean;
  /** Null if rows can't be selected. */
  selection: Selection | null;
  /** Why a bulk change skipped it. */
  failure: string | undefined;
  /** Null if products are read-only; the row then links to the shop's page. */
  onDelete: (() => void) | null;
}

/** A row of the back office's product list. */
export function ProductRow({ product, shows, selection, failure, onDelete }: ProductRowProps) {
  const state = useListState();
  const [duplicate, isDuplicating] = useDuplicateProduct();
  const edit = adminPaths.productEdit(product.id);
  const to = onDelete ? edit : paths.product(product.handle);
  return (
    <DataRow opensLink>
      <SelectableCell selection={selection} id={product.id} name={product.title}>
        <span className={styles.product}>
          <Thumbnail image={product.image} size={48} />
          <span className={styles.name}>
            <Link className={styles.title} to={to} state={state}>
              {product.title}
            </Link>
            {product.isNew && (
              <Badge tone="neutral">
                <Trans>NEW</Trans>
              </Badge>
            )}
            {!product.isPublished && <ProductStatusBadge {...product} />}
            {product.tags.length > 0 && (
              <span className={styles.tags}>
                <VisuallyHidden>{t`Tags:`} </VisuallyHidden>
                {product.tags.join(', ')}
              </span>
            )}
            {failure !== undefined && <span className={styles.failure}>{failure}</span>}
          </span>
        </span>
      </SelectableCell>
      {shows('category') && <DataCell label={t`Category`}>{product.category.label}</DataCell>}
      {shows('brand') && <DataCell label={t`Brand`}>{product.brand ?? t`None`}</DataCell>}
      {shows('price') && <PriceCell product={product} isEditable={onDelete !== null} />}
      {shows('stock') && <StockCell product={product} isEditable={onDelete !== null} />}
      {shows('rating') && (
        <DataCell label={t`Rating`} numeric className={styles.line}>
          {product.rating.reviews === 0
            ? t`None yet`
            : `${product.rating.rate.toLocaleString(i18n.locale, ONE_DECIMAL)} (${product.rating.reviews})`}
        </DataCell>
      )}
      {shows('added') && (
        <DataCell label={t`Added`} minor className={styles.line}>
          <DateTime value={product.createdAt} />
        </DataCell>
      )}
      {onDelete && (
        <DataCell label={t`Actions`}>
          <span className={styles.actions}>
            <IconLink label={t`Edit ${product.title}`} to={edit} state={state}>
              <Pencil size={18} aria-hidden="true" />
            </IconLink>
            <IconButton
              label={t`Duplicate ${product.title}`}
              disabled={isDuplicating}
              onClick={() => void duplicate(product)}
            >
              <Copy size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={t`Delete ${product.title}`} onClick={onDelete}>
              <Trash size={18} aria-hidden="true" />
            </IconButton>
          </span>
        </DataCell>
      )}
    </DataRow>
  );
}
