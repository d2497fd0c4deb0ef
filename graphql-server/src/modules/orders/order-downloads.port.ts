import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';

/** A file that the customer can download; `size` in bytes. */
export interface OrderDownload {
  id: string;
  name: string;
  size: number;
  /** The full URL of the signed link. */
  url: string;
  remaining: number;
  expiresAt: Date;
}

/** The files of an order. */
export interface OrderDownloads {
  /** Those that can still be downloaded, in the order of its lines. */
  openOf(orderId: string): Promise<OrderDownload[]>;
  /** The lines of which a file was ever downloaded, for a transaction that has locked the order. */
  usedLines(em: EntityManager, orderId: string): Promise<ReadonlySet<string>>;
}

export const orderDownloadsPort = definePort<OrderDownloads>('downloads of orders');
