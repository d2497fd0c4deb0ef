import { Html, html } from '../../../shared/html.ts';
import { samplePeople, type SandboxPerson } from './sandbox-people.ts';

/** The shop's look (web/src/styles/tokens.css) in the few rules that these pages need. */
const STYLE = `
* { box-sizing: border-box; }
body { margin: 0; background: #f5f5f5; color: #121314; font: 1rem/1.5 Inter, system-ui, sans-serif; }
.bar { padding: 12px 16px; background: #000; color: #fafafa; font-size: .875rem; text-align: center; }
.bar b { margin-inline-end: 8px; padding: 2px 8px; border-radius: 4px; background: #0f6; color: #000; }
main { max-width: 440px; margin: 32px auto; padding: 32px 24px; border-radius: 4px; background: #fff; }
h1, h2 { margin: 0; font-family: Poppins, system-ui, sans-serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: 1.75rem; }
h2 { margin-block: 32px 8px; font-size: 1.125rem; }
p { margin-block: 8px 24px; }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
button, input { width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid #85888b; border-radius: 4px;
  background: #fff; color: inherit; font: inherit; }
button { cursor: pointer; }
button:hover { border-color: #121314; background: #f5f5f5; }
li button { display: grid; text-align: start; overflow-wrap: anywhere; }
small, span { color: #5f6264; }
label { display: block; margin-block: 12px 4px; }
.check { display: flex; gap: 8px; align-items: center; min-height: 44px; }
.check input { width: 20px; min-height: 20px; accent-color: #d62c2c; }
.primary { margin-block-start: 12px; border-color: #d62c2c; background: #d62c2c; color: #fafafa; font-weight: 500; }
.primary:hover { border-color: #b92020; background: #b92020; }
.quiet { margin-block-start: 12px; border-color: transparent; }
.error { padding: 12px 16px; border-radius: 4px; background: #fdecec; color: #b92020; }
a { color: #b92020; }
:focus-visible { outline: 3px solid #2272e8; outline-offset: 2px; }
`;

/** What the form of a typed person is filled with after it was refused. */
export interface ChoiceForm {
  name: string;
  email: string;
}

/** The page that asks who signs in. `refused` is what was typed when it was not complete. */
export function choicePage(refused: ChoiceForm | null = null): Html {
  return page(
    'Choose an account',
    html`<p>to continue to the shop</p>
      <form method="post">
        <ul>
          ${samplePeople.map(personButton)}
        </ul>
      </form>
      <h2>Or be somebody else</h2>
      ${refused && html`<p class="error" role="alert">Please enter a name and an e-mail address.</p>`}
      <form method="post">
        <label for="name">Name</label>
        <input
          id="name"
          name="name"
          required
          maxlength="100"
          autocomplete="off"
          value="${refused?.name ?? ''}"
        />
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxlength="254"
          autocomplete="off"
          value="${refused?.email ?? ''}"
        />
        <label class="check"><input type="checkbox" name="verified" checked /> The address is verified</label>
        <button class="primary" name="person" value="typed">Continue</button>
      </form>
      <form method="post"><button class="quiet" name="person" value="">Cancel</button></form>`,
  );
}

/** A page that only says something, with the way back to the shop. */
export function sandboxNotice(title: string, text: string): Html {
  return page(
    title,
    html`<p>${text}</p>
      <p><a href="/login">Back to the shop’s login</a></p>`,
  );
}

function personButton({ subject, firstName, lastName, email, emailVerified }: SandboxPerson): Html {
  return html`<li>
    <button name="person" value="${subject}">
      <b>${firstName} ${lastName}</b><span>${email}</span>
      <small>${emailVerified ? 'Address verified' : 'Address not verified'}</small>
    </button>
  </li>`;
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} - Sandbox</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header class="bar">
          <b>Sandbox</b>This is not Google: nobody here is real, and nothing leaves this shop.
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
