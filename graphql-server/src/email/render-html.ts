import { type Html, html } from '../shared/html.ts';
import type { EmailBlock, DetailRow, EmailContent, EmailItem, Sender } from './email-content.ts';

const FONT =
  'font-family: Inter, Arial, Helvetica, sans-serif; font-size: 16px; line-height: 24px; color: #121314';
const SMALL = 'font-size: 14px; line-height: 20px; color: #6d7073';
const RULE = 'border-top: 1px solid #dcdddf';
const BUTTON =
  'display: inline-block; padding: 12px 32px; background: #d62c2c; border-radius: 4px; color: #ffffff; font-weight: 600; text-decoration: none';

/**
 * Renders an email as HTML in the shop's design. Mail clients support little beyond tables and inline styles
 * (no style sheets, no flexbox). It loads nothing but product pictures, and is complete without them.
 */
export function renderHtml(
  { language, subject, title, blocks, homeUrl }: EmailContent,
  { shopName, baseUrl }: Sender,
): string {
  const rows = blocks.map(
    (block) =>
      html`<tr>
        <td style="padding: 8px 24px; ${FONT}">${renderBlock(block)}</td>
      </tr> `,
  );
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin: 0; padding: 0; background: #f5f5f5">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: #f5f5f5">
          <tr>
            <td align="center" style="padding: 24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width: 600px; background: #ffffff; border-radius: 4px"
              >
                <tr>
                  <td
                    style="background: #000000; padding: 16px 24px; border-radius: 4px 4px 0 0; ${FONT}; font-size: 20px; font-weight: 700; color: #fafafa"
                  >
                    ${shopName}
                  </td>
                </tr>
                <tr>
                  <td style="padding: 24px 24px 8px; ${FONT}">
                    <h1
                      style="margin: 0; padding-left: 12px; border-left: 8px solid #db4444; font-size: 22px; line-height: 30px"
                    >
                      ${title}
                    </h1>
                  </td>
                </tr>
                ${rows}
                <tr>
                  <td style="padding: 24px; ${FONT}; ${SMALL}">
                    <a href="${homeUrl ?? baseUrl}" target="_blank" style="color: #6d7073">${shopName}</a>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return page.toString();
}

function renderBlock(block: EmailBlock<string>): Html {
  switch (block.type) {
    case 'text':
      return withBreaks(block.text);
    case 'quote':
      return html`<div style="padding: 12px 16px; background: #f5f5f5; border-radius: 4px">
        ${withBreaks(block.text)}
      </div>`;
    case 'details':
      return table(block.rows.map(renderDetail));
    case 'items': {
      const hasPictures = block.lines.some(({ pictureUrl }) => pictureUrl);
      return table([
        ...block.lines.map((line) => renderLine(line, hasPictures)),
        ...block.totals.map((row) => renderTotal(row, hasPictures)),
      ]);
    }
    case 'button':
      return html`<a href="${block.url}" target="_blank" style="${BUTTON}">${block.label}</a>`;
    case 'link':
      return html`<span style="${SMALL}"
        >${block.text}<br /><a href="${block.url}" target="_blank" style="color: #6d7073"
          >${block.label}</a
        ></span
      >`;
  }
}

function table(rows: readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${rows}
  </table>`;
}

function renderDetail({ label, ...row }: DetailRow<string>): Html {
  return html`<tr>
    <td valign="top" width="35%" style="padding: 4px 12px 4px 0; ${FONT}; ${SMALL}">${label}</td>
    <td valign="top" style="padding: 4px 0; ${FONT}">${renderValue(row)}</td>
  </tr> `;
}

function renderValue({ value, url }: Pick<DetailRow<string>, 'value' | 'url'>): Html {
  return url === undefined
    ? withBreaks(value)
    : html`<a href="${url}" target="_blank" style="color: inherit">${value}</a>`;
}

/** No alt text: the title next to it says what the picture shows. */
function renderPicture(url: string | null | undefined): Html {
  const picture =
    url &&
    html`<img src="${url}" alt="" width="64" height="64" style="display: block; object-fit: contain" />`;
  return html`<td width="64" valign="top" style="padding: 12px 12px 12px 0; ${RULE}">${picture ?? null}</td>`;
}

function renderLine(
  { title, details, fields = [], total, pictureUrl }: EmailItem<string>,
  hasPictures: boolean,
): Html {
  return html`<tr>
    ${hasPictures && renderPicture(pictureUrl)}
    <td valign="top" style="padding: 12px 12px 12px 0; ${RULE}; ${FONT}">
      ${title}<br /><span style="${SMALL}"
        >${details}${fields.map(({ label, ...row }) => html`<br />${label}: ${renderValue(row)}`)}</span
      >
    </td>
    <td align="right" valign="top" style="padding: 12px 0; ${RULE}; ${FONT}; white-space: nowrap">
      ${total}
    </td>
  </tr> `;
}

function renderTotal({ label, value }: DetailRow<string>, hasPictures: boolean): Html {
  return html`<tr>
    <td colspan="${hasPictures ? '2' : '1'}" style="padding: 6px 12px 6px 0; ${RULE}; ${FONT}">${label}</td>
    <td align="right" style="padding: 6px 0; ${RULE}; ${FONT}; font-weight: 600; white-space: nowrap">
      ${value}
    </td>
  </tr> `;
}

function withBreaks(text: string): Html {
  const [first = '', ...rest] = text.split('\n');
  return html`${first}${rest.map(
    (line) =>
      html`<br />
        ${line}`,
  )}`;
}
