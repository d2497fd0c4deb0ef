import { html, type Html } from '../../src/shared/html.ts';
import { webLinks } from '../../src/shared/web-links.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { sampleUsers, type SandboxUser } from './sandbox-users.ts';

const STYLE = `
:root { background: #f5f5f5; }
main { max-width: 440px; margin: 32px auto; padding: 32px 24px; border-radius: 4px; background: #fff; }
h1 { margin-bottom: 8px; }
h2 { margin-block: 32px 8px; font-size: 1.125rem; }
ul { display: grid; gap: 8px; }
li button { display: grid; font: inherit; text-align: start; overflow-wrap: anywhere; }
li button:hover { border-color: #121314; background: #f5f5f5; }
li span, li small { color: #5f6264; }
label { margin-block-start: 12px; }
.check { display: flex; gap: 8px; align-items: center; min-height: 44px; font-weight: 400; }
.check input { width: 20px; min-height: 20px; accent-color: #d62c2c; }
.primary, .cancel { margin-block-start: 12px; }
.cancel { border-color: transparent; }
`;

/** Values that the form shows again after a rejection. */
export interface ChoiceForm {
  name: string;
  email: string;
}

/** The page for choosing a user. `rejected` has the values of an incomplete form. */
export function choicePage(rejected: ChoiceForm | null = null): Html {
  return page(
    'Choose an account',
    html`<p>to continue to the shop</p>
      <form method="post">
        <ul>
          ${sampleUsers.map(userButton)}
        </ul>
      </form>
      <h2>Or be somebody else</h2>
      ${rejected && html`<p class="alert" role="alert">Please enter a name and an e-mail address.</p>`}
      <form method="post">
        <label for="name">Name</label>
        <input
          id="name"
          name="name"
          required
          maxlength="100"
          autocomplete="off"
          value="${rejected?.name ?? ''}"
        />
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxlength="254"
          autocomplete="off"
          value="${rejected?.email ?? ''}"
        />
        <label class="check"><input type="checkbox" name="verified" checked /> The address is verified</label>
        <button class="primary" name="person" value="typed">Continue</button>
      </form>
      <form method="post"><button class="cancel" name="person" value="">Cancel</button></form>`,
  );
}

/** A page with only a message and a link back to the shop. */
export function sandboxBanner(title: string, text: string): Html {
  return page(
    title,
    html`<p>${text}</p>
      <p><a href="${webLinks.login()}">Back to the shop’s login</a></p>`,
  );
}

function userButton({ subject, firstName, lastName, email, emailVerified }: SandboxUser): Html {
  return html`<li>
    <button name="person" value="${subject}">
      <b>${firstName} ${lastName}</b><span>${email}</span>
      <small>${emailVerified ? 'Address verified' : 'Address not verified'}</small>
    </button>
  </li>`;
}

function page(title: string, content: Html): Html {
  return sandboxPage({
    title: `${title} - Sandbox`,
    notice: 'This is not Google: nobody here is real, and nothing leaves this shop.',
    style: STYLE,
    content: html`<h1>${title}</h1>
      ${content}`,
  });
}
