import type { Scope } from '../../core/define-module.ts';
import type { CreateImporter } from '../imports/sheet-importer.port.ts';
import { NotFoundUrlService } from './not-found-url.service.ts';
import { RedirectImporter } from './redirect-importer.service.ts';
import { RedirectSheetService } from './redirect-sheet.service.ts';
import { RedirectService } from './redirect.service.ts';

export function redirectsServices({ dependencies: { baseUrl, clock, requestedNotFound }, em }: Scope): {
  redirects: RedirectService;
  notFoundUrls: NotFoundUrlService;
  redirectSheet: RedirectSheetService;
  readRedirects: CreateImporter;
} {
  return {
    redirects: new RedirectService(em, clock, baseUrl),
    notFoundUrls: new NotFoundUrlService(em, clock, requestedNotFound),
    redirectSheet: new RedirectSheetService(em),
    readRedirects: () => new RedirectImporter((inner) => new RedirectService(inner, clock, baseUrl)),
  };
}

export type RedirectsServices = ReturnType<typeof redirectsServices>;
