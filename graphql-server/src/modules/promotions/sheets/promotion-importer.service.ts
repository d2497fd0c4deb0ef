import type { EntityManager } from '../../../db/database.ts';
import { UserError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { toDecimalText } from '../../../shared/money/money.ts';
import { FirstLines } from '../../imports/first-lines.ts';
import {
  type ImportEntry,
  rowEntry,
  rowError,
  type SheetImporter,
  shownValue,
} from '../../imports/sheet-import.ts';
import { normalisedCode } from '../promotion.ts';
import type { PromotionInput } from '../promotion-input.ts';
import type { PromotionService } from '../promotion.service.ts';
import {
  columnOfField,
  type DiscountColumn,
  discountColumns,
  type DiscountRow,
  type DiscountTerms,
  type OptionalDiscountColumn,
  optionalDiscountColumns,
  readDiscount,
  type Remark,
} from './shopify-discount.ts';

/** Adds the discount codes of a Shopify store as promotions. Codes that the shop has stay as they are. */
export class PromotionImporter implements SheetImporter<DiscountColumn, OptionalDiscountColumn> {
  readonly columns = discountColumns;
  readonly optionalColumns = optionalDiscountColumns;
  private readonly lines = new FirstLines();

  constructor(
    private readonly promotionsIn: (em: EntityManager) => PromotionService,
    private readonly terms: DiscountTerms,
  ) {}

  belongsTogether(): boolean {
    return false;
  }

  nameOf({ values }: DiscountRow): string {
    return values.Name;
  }

  async apply(em: EntityManager, rows: readonly DiscountRow[]): Promise<ImportEntry[]> {
    const promotions = this.promotionsIn(em);
    const entries: ImportEntry[] = [];
    for (const row of rows) entries.push(...(await this.applyRow(promotions, row)));
    return entries;
  }

  private async applyRow(promotions: PromotionService, row: DiscountRow): Promise<ImportEntry[]> {
    const { line, values } = row;
    const first = this.lines.claim(normalisedCode(values.Name), line);
    if (first !== null) return [rowError(line, 'Name', message('promotionFile.repeated', { line: first }))];
    try {
      const discount = readDiscount(row, this.terms);
      if ('leftOut' in discount) return [noticeOf(row, discount.leftOut)];
      const { input, remarks } = discount;
      const id = await promotions.addMissing(input);
      if (id === null) return [noticeOf(row, { column: 'Name', reason: message('promotionFile.exists') })];
      return [this.created(row, id, input), ...remarks.map((remark) => noticeOf(row, remark))];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return error.issues.map((issue) =>
        rowError(line, columnOfField[issue.field?.at(-1) ?? ''] ?? 'Name', issue.message),
      );
    }
  }

  private created({ line, values }: DiscountRow, id: string, input: PromotionInput): ImportEntry {
    const { currency } = this.terms;
    const { percent, amount } = input;
    const worth = amount ? `${toDecimalText(amount, currency)} ${currency}` : percent && `${percent}%`;
    return {
      kind: 'CREATED',
      line,
      column: null,
      subjectId: id,
      subject: values.Name,
      before: null,
      after: worth || values.Type,
      message: null,
    };
  }
}

function noticeOf({ line, values }: DiscountRow, { column, reason }: Remark): ImportEntry {
  const notice = rowEntry('NOTICE', line, column, reason);
  return { ...notice, subject: shownValue(values.Name), after: shownValue(values[column] ?? '') };
}
