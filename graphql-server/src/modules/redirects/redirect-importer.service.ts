import { UserError } from '../../errors.ts';
import type { EntityManager } from '../../db/database.ts';
import type { CsvRow } from '../../shared/csv/csv.ts';
import { message } from '../../shared/messages/message.ts';
import { FirstLines } from '../imports/first-lines.ts';
import { mappingByWords } from '../imports/mapping/guess-columns.ts';
import { type ImportEntry, rowError, type SheetImporter } from '../imports/sheet-import.ts';
import { EarlierRedirects } from './earlier-redirects.ts';
import { redirectPath } from './redirect-rules.ts';
import type { RedirectService } from './redirect.service.ts';

/** Named as in Shopify's file of redirects, which is therefore imported as it is. */
export const redirectColumns = ['Redirect from', 'Redirect to'] as const;
type Row = CsvRow<never, (typeof redirectColumns)[number]>;

/** In English, German, French, Spanish, Italian and Dutch. */
const words = {
  'Redirect from': `from, old url, old path, old address, source, source url, request url, request path,
    alte url, alter pfad, alte adresse, quelle, ancienne url, ancienne adresse, origine,
    url antigua, url anterior, origen, vecchio url, vecchia url, oude url, bron`,
  'Redirect to': `to, new url, new path, new address, target, target url, destination, destination url, redirect,
    neue url, neuer pfad, neue adresse, ziel, ziel url, nouvelle url, nouvelle adresse, cible,
    url nueva, nueva url, destino, nuovo url, nuova url, destinazione, nieuwe url, doel, bestemming`,
};

/** Imports redirects: a path that has one gets the new target. */
export class RedirectImporter implements SheetImporter<never, (typeof redirectColumns)[number]> {
  readonly columns = [];
  readonly optionalColumns = redirectColumns;
  readonly mapping = mappingByWords(
    redirectColumns,
    redirectColumns.map((column) => [column]),
    words,
  );
  private readonly lines = new FirstLines();
  private readonly earlier = new EarlierRedirects();

  constructor(private readonly redirectsIn: (em: EntityManager) => RedirectService) {}

  belongsTogether(): boolean {
    return false;
  }

  nameOf({ values }: Row): string {
    return values['Redirect from'] ?? '';
  }

  async apply(em: EntityManager, rows: readonly Row[]): Promise<ImportEntry[]> {
    const redirects = this.redirectsIn(em);
    await redirects.begin();
    const entries: ImportEntry[] = [];
    for (const row of rows) entries.push(...(await this.applyRow(redirects, row)));
    return entries;
  }

  private async applyRow(redirects: RedirectService, { line, values }: Row): Promise<ImportEntry[]> {
    const { 'Redirect from': from = '', 'Redirect to': target = '' } = values;
    const path = redirectPath(from);
    const first = this.lines.claim(path, line);
    if (first !== null) {
      return [rowError(line, 'Redirect from', message('redirectSheet.repeated', { line: first }))];
    }
    try {
      const saved = await redirects.save({ path: from, target }, this.earlier);
      const { redirect, formerTarget, isNew } = saved;
      this.earlier.add(redirect);
      if (!isNew && formerTarget === redirect.target) return [];
      return [
        {
          kind: isNew ? 'CREATED' : 'CHANGED',
          line,
          column: 'Redirect to',
          subjectId: redirect.id,
          subject: redirect.path,
          before: formerTarget,
          after: redirect.target,
          message: null,
        },
      ];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return error.issues.map((issue) =>
        rowError(line, issue.field?.at(-1) === 'path' ? 'Redirect from' : 'Redirect to', issue.message),
      );
    }
  }
}
