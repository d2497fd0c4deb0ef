import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { parseShopSearch, type ShopSearch } from '../../app/shop-search.ts';

/**
 * What the address asks for, and a way to change some of it. Each change is a step of the history, so that "back" takes it
 * back; neither the focus nor the scroll position moves.
 */
export function useShopSearch(): readonly [ShopSearch, (change: Partial<ShopSearch>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = parseShopSearch(params);

  function change(part: Partial<ShopSearch>): void {
    // At once: React would first put a ticked box back to what the address said.
    void navigate(paths.shop({ ...search, ...part }), { preventScrollReset: true, flushSync: true });
  }

  return [search, change] as const;
}
