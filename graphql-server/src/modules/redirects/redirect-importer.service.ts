import { UserError } from '../../errors.ts';
import type { EntityManager } from '../../db/database.ts';
import type { CsvRow } from '../../shared/csv/csv.ts';
import { message } from '../../shared/messages/message.ts';
import { FirstLines } from '../imports/first-lines.ts';
import { type ImportEntry, rowError, type SheetImporter } from '../imports/sheet-import.ts';
import { EarlierRedirects } from './earlier-redirects.ts';
import { redirectPath } from './redirect-rules.ts';
import type { RedirectService } from './redirect.service.ts';

/** Named as in Shopify's file of redirects, which is therefore imported as it is. */
export const redirectColumns = ['Redirect from', 'Redirect to'] as const;
type Column = (typeof redirectColumns)[number];

/** Imports redirects: a path that has one gets the new target. */
export class RedirectImporter implements SheetImporter<Column> {
  readonly columns = redirectColumns;
  private readonly lines = new FirstLines();
  private readonly earlier = new EarlierRedirects();

  constructor(private readonly redirectsIn: (em: EntityManager) => RedirectService) {}

  belongsTogether(): boolean {
    return false;
  }

  nameOf({ values }: CsvRow<Column>): string {
    return values['Redirect from'];
  }

  async apply(em: EntityManager, rows: readonly CsvRow<Column>[]): Promise<ImportEntry[]> {
    const redirects = this.redirectsIn(em);
    await redirects.begin();
    const entries: ImportEntry[] = [];
    for (const row of rows) entries.push(...(await this.applyRow(redirects, row)));
    return entries;
  }

  private async applyRow(
    redirects: RedirectService,
    { line, values }: CsvRow<Column>,
  ): Promise<ImportEntry[]> {
    const path = redirectPath(values['Redirect from']);
    const first = this.lines.claim(path, line);
    if (first !== null) {
      return [rowError(line, 'Redirect from', message('redirectSheet.repeated', { line: first }))];
    }
    try {
      const target = values['Redirect to'];
      const saved = await redirects.save({ path: values['Redirect from'], target }, this.earlier);
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
