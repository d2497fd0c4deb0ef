import type { Scope } from '../../core/define-module.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import { DigitalFileService } from './digital-file.service.ts';
import { DownloadService } from './download.service.ts';

export function downloadsServices({ dependencies, em }: Scope, { orders }: OrdersServices) {
  const { clock, storage, log, secrets, baseUrl, rateLimits } = dependencies;
  const digitalFiles = new DigitalFileService(em, clock, storage, log);
  return {
    digitalFiles,
    downloads: new DownloadService(em, clock, secrets.session, baseUrl, rateLimits, digitalFiles, orders),
  };
}

export type DownloadsServices = ReturnType<typeof downloadsServices>;
