import { type Html, html } from '../shared/html.ts';

interface PlainPage {
  /** BCP 47. */
  language: string;
  title: string;
  shopName: string;
  /** The content of `main`. */
  content: Html;
}

/** A page that needs none of the shop's own files and no scripts; search engines leave it out. */
export function plainPage({ language, title, shopName, content }: PlainPage): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${shopName}</title>
        <style>
          body {
            max-width: 36rem;
            margin: 15vh auto 0;
            padding: 0 16px;
            color: #121314;
            font:
              1rem/1.5 Inter,
              system-ui,
              sans-serif;
          }
          h1 {
            font:
              600 1.625rem/2.125rem Poppins,
              system-ui,
              sans-serif;
          }
          a {
            color: #d62c2c;
          }
          label {
            display: block;
            font-weight: 500;
          }
          input,
          button {
            box-sizing: border-box;
            min-height: 48px;
            margin: 8px 8px 0 0;
            padding: 0 16px;
            border: 1px solid #85888b;
            border-radius: 4px;
            font: inherit;
          }
          input {
            width: 100%;
            max-width: 20rem;
          }
          button {
            border: 0;
            background: #d62c2c;
            color: #fafafa;
            font-weight: 500;
          }
          [role='alert'] {
            color: #b92020;
          }
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.toString();
}
