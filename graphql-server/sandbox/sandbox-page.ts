import { Html, html } from '../src/shared/html.ts';

interface SandboxPage {
  /** Shown in the browser's tab. */
  title: string;
  /** Says which service this page replaces. */
  notice: string;
  /** CSS that only this sandbox needs. */
  style: string;
  header?: Html;
  content: Html;
}

/** The shop's look (web/src/styles/tokens.css), reduced to the rules that all sandboxes need. */
const STYLE = `
:root { font: 1rem/1.5 Inter, system-ui, sans-serif; color: #121314; background: #fff; }
* { box-sizing: border-box; }
body { margin: 0; }
.bar { margin: 0; padding: 12px 16px; background: #000; color: #fafafa; font-size: .875rem; text-align: center; }
.bar b { margin-inline-end: 8px; padding: 2px 8px; border-radius: 4px; background: #0f6; color: #000; }
h1, h2, h3 { margin: 0 0 16px; font-family: Poppins, system-ui, sans-serif; font-weight: 600; }
h1 { font-size: 1.625rem; line-height: 2.125rem; }
p { margin: 0 0 16px; }
ul { margin: 0; padding: 0; list-style: none; }
a { color: inherit; text-underline-offset: 3px; }
.quiet, small { color: #6d7073; font-size: .875rem; }
label { display: block; margin-bottom: 4px; font-weight: 500; }
input { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid #85888b; border-radius: 4px; font: inherit; }
.alert { padding: 12px 16px; border-inline-start: 4px solid #db4444; border-radius: 4px; background: #fdecec; color: #b92020; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid #85888b; border-radius: 4px;
  background: #fff; color: #121314; font: 500 1rem/1.5rem Poppins, system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer; }
.primary, .button { border-color: transparent; background: #d62c2c; color: #fafafa; }
.primary:hover, .button:hover { background: #b92020; }
:focus-visible { outline: 3px solid #2272e8; outline-offset: 2px; }
`;

/**
 * Renders a page of a sandbox with a notice that it is one. Plain HTML without scripts or the shop's own
 * files.
 */
export function sandboxPage({ title, notice, style, header, content }: SandboxPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${new Html(`<style>${STYLE}${style}</style>`)}
      </head>
      <body>
        <header>
          <p class="bar"><b>Sandbox</b>${notice}</p>
          ${header ?? null}
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
