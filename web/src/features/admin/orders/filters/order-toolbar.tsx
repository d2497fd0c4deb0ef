import { t } from '@lingui/core/macro';
import { useCurrency } from '../../../../shop/use-shop.ts';
import type { ListColumns } from '../../list/columns/use-list-columns.ts';
import { ListChoices } from '../../list/list-choices.tsx';
import { ListFilterChips } from '../../list/list-filter-chips.tsx';
import { ListSearch } from '../../list/search/list-search.tsx';
import { ListSelect } from '../../list/list-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import {
  attentionChoices,
  attentionParam,
  type OrderListSearch,
  sendingChoices,
  statusChoices,
  statusParam,
} from '../table/order-list-search.ts';
import { orderFilterLabels } from './order-filter-labels.ts';
import { OrderFilters } from './order-filters.tsx';

interface OrderToolbarProps {
  search: OrderListSearch;
  /** The number of results with its unit; null while loading. */
  count: string | null;
  columns: ListColumns;
  setParam: (name: string, value: string | null) => void;
  onClear: () => void;
}

/** The search and filters of the order list, with the active ones. */
export function OrderToolbar({ search, count, columns, setParam, onClear }: OrderToolbarProps) {
  const currency = useCurrency();
  return (
    <>
      <ListToolbar count={count} columns={columns}>
        <ListSearch
          label={t`Search orders`}
          placeholder={t`Number, name, phone, city`}
          value={search.text}
          onSearch={(text) => setParam('q', text)}
        />
        <ListChoices
          label={t`Status`}
          choices={statusChoices()}
          value={search.status && statusParam(search.status)}
          onChange={(next) => setParam('status', next)}
        />
        <ListSelect
          label={t`Shipping`}
          all={t`All shipping states`}
          choices={sendingChoices()}
          value={search.sending}
          onChange={(next) => setParam('sending', next)}
        />
        <ListSelect
          label={t`Waiting`}
          all={t`Waiting or not`}
          choices={attentionChoices()}
          value={search.attention && attentionParam(search.attention)}
          onChange={(next) => setParam('attention', next)}
        />
        <OrderFilters search={search} setParam={setParam} />
      </ListToolbar>
      <ListFilterChips
        text={search.text}
        filters={orderFilterLabels(search, currency)}
        setParam={setParam}
        onClear={onClear}
      />
    </>
  );
}
