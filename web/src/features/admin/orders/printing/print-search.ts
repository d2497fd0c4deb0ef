import { adminPaths } from '../../../../navigation/admin-pages.ts';

/** What is printed: what an order costs, or what goes into its parcel. */
export type Paper = 'invoice' | 'slip';

/** The search parameters of the page that prints orders. */
export interface PrintSearch {
  ids: readonly string[];
  paper: Paper;
  /** The id of a parcel, which the slip is for; null: what is still to be sent. */
  shipment: string | null;
}

/** How many orders are printed in one go. */
const MAX_ORDERS = 100;

/** Reads `?ids=...,...&paper=slip&shipment=...`; anything but a slip is an invoice. */
export function parsePrintSearch(params: URLSearchParams): PrintSearch {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => id !== '');
  const paper = params.get('paper') === 'slip' ? 'slip' : 'invoice';
  return {
    ids: [...new Set(ids)].slice(0, MAX_ORDERS),
    paper,
    shipment: (paper === 'slip' && params.get('shipment')) || null,
  };
}

/** Links to the page that prints these orders. */
export function printLink({
  ids,
  paper,
  shipment,
}: Omit<PrintSearch, 'shipment'> & Partial<PrintSearch>): string {
  const params = new URLSearchParams({ ids: ids.join(','), paper, ...(shipment && { shipment }) });
  // Commas need no escape, and an address that can be read is a better one.
  return `${adminPaths.orderPrint()}?${params.toString().replaceAll('%2C', ',')}`;
}
