import { LRUCache } from 'lru-cache';
import { validate } from '../../../shared/validate.ts';
import { legalPreviewSchema, type LegalSettings } from '../own-sections.ts';
import { renderMarkdown } from '../../../shared/markdown/render-markdown.ts';
import { type LegalPageKind, legalTexts, writtenLegalPages } from './legal-pages.ts';
import { hashesIn, type MarkdownService } from '../../assets/markdown.service.ts';

/** A legal page, its text as HTML that is safe to show. */
export interface LegalPage {
  kind: LegalPageKind;
  html: string;
}

/** Texts without pictures. A long one takes some ms to render, and each visitor asks for the same. */
const rendered = new LRUCache<string, string>({ max: 6, memoMethod: (text) => renderMarkdown(text) });

/** What stands in legal texts for the days of the settings within which something can be returned. */
const RETURN_DAYS = '{returnDays}';

/** What shoppers read on the legal pages, and staff before they save it. */
export class LegalPageService {
  constructor(
    private readonly legal: LegalSettings,
    private readonly returnDays: number,
    private readonly markdown: MarkdownService,
  ) {}

  /** @returns null while there is none of this kind */
  async find(kind: LegalPageKind): Promise<LegalPage | null> {
    const text = this.fillIn(this.legal[legalTexts[kind]]);
    if (text === '') return null;
    return { kind, html: hashesIn(text).length > 0 ? await this.markdown.render(text) : rendered.memo(text) };
  }

  /** Those that the shop has. */
  written(): LegalPageKind[] {
    return writtenLegalPages(this.legal);
  }

  /**
   * A text as HTML, which is kept nowhere.
   * @throws UserError INVALID_VALUE for one that is too long
   */
  async preview(text: string): Promise<string> {
    return this.markdown.render(this.fillIn(validate(legalPreviewSchema, { text }).text));
  }

  private fillIn(text: string): string {
    return text.replaceAll(RETURN_DAYS, String(this.returnDays));
  }
}
