import { adminPaths } from '../../../../navigation/admin-pages.ts';

/** What to print: an order summary or a packing slip. */
export type Paper = 'summary' | 'slip';

/** The search parameters of the print page. */
export interface PrintSearch {
  ids: readonly string[];
  paper: Paper;
  /** The shipment that the slip is for; null for everything unsent. */
  shipment: string | null;
}

/** The maximum number of orders printed at once. */
const MAX_ORDERS = 100;

/** Parses `?ids=...,...&paper=slip&shipment=...`; anything but a slip is a summary. */
export function parsePrintSearch(params: URLSearchParams): PrintSearch {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => id !== '');
  const paper = params.get('paper') === 'slip' ? 'slip' : 'summary';
  return {
    ids: [...new Set(ids)].slice(0, MAX_ORDERS),
    paper,
    shipment: (paper === 'slip' && params.get('shipment')) || null,
  };
}

/** The link to the print page of these orders. */
export function printLink({
  ids,
  paper,
  shipment,
}: Omit<PrintSearch, 'shipment'> & Partial<PrintSearch>): string {
  const params = new URLSearchParams({ ids: ids.join(','), paper, ...(shipment && { shipment }) });
  // Commas need no escaping, and the URL stays readable.
  return `${adminPaths.orderPrint()}?${params.toString().replaceAll('%2C', ',')}`;
}
