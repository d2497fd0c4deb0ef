import { html, type Html } from '../../shared/html.ts';
import { docsStyle } from './docs-style.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import type { DocumentResponse } from './problem-responses.ts';
import type { JsonSchema } from './schemas.ts';

// The document as a page: plain HTML without scripts, readable in any browser and with the browser's search.
// It is rendered from the document alone, so that it cannot differ from what clients are generated from.

/** Renders the document's page. */
export function renderDocsPage(document: OpenApiDocument): Html {
  const { info, tags, webhooks, components } = document;
  const groups = tags.map((tag) => ({ ...tag, calls: callsOf(document, tag.name) }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${info.title} ${info.version}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${docsStyle}
        </style>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <nav aria-label="Calls">
          <p class="home"><a href="/">Shop</a></p>
          ${groups.map(
            ({ name, calls }) =>
              html`<h2>${name}</h2>
                <ul>
                  ${calls.map(
                    ({ method, path, operation }) =>
                      html`<li>
                        <a href="#${operation.operationId}"
                          >${methodBadge(method)} <span>${path.slice(1)}</span></a
                        >
                      </li>`,
                  )}
                </ul>`,
          )}
          <h2>Webhooks</h2>
          <ul>
            ${Object.keys(webhooks).map((type) => html`<li><a href="#webhook-${type}">${type}</a></li>`)}
          </ul>
          <h2>Schemas</h2>
          <ul>
            ${Object.keys(components.schemas).map((name) => html`<li>${schemaLink(name)}</li>`)}
          </ul>
        </nav>
        <main id="calls">
          <h1>${info.title} <small>${info.version}</small></h1>
          ${info.description.split('\n\n').map((text) => html`<p>${marked(text)}</p>`)}
          <p>
            <a href="/api/openapi.json">OpenAPI 3.1 document</a>, for generated clients.
            <a href="/graphiql">GraphiQL</a>, to try the GraphQL API.
          </p>
          ${groups.map(
            ({ name, description, calls }) =>
              html`<section>
                <h2>${name}</h2>
                <p>${description}</p>
                ${calls.map(renderCall)}
              </section>`,
          )}
          <section>
            <h2>Webhooks</h2>
            <p>
              Messages that the shop sends by POST to your registered URLs. They are signed according to
              Standard Webhooks and sent again unless the response is a 2xx.
            </p>
            ${Object.entries(webhooks).map(renderWebhook)}
          </section>
          <section>
            <h2>Schemas</h2>
            ${Object.entries(components.schemas).map(renderSchema)}
          </section>
        </main>
      </body>
    </html>`;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function callsOf({ paths }: OpenApiDocument, tag: string): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operation.tags.some((name) => name === tag) ? [{ method, path, operation }] : [],
    ),
  );
}

function methodBadge(method: string): Html {
  return html`<b class="method ${method}">${method.toUpperCase()}</b>`;
}

function renderCall({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const all = Object.entries(responses);
  return html`<article id="${operationId}">
    <h3>
      <a href="#${operationId}">${methodBadge(method)} <code>/api${path}</code></a>
    </h3>
    <p><strong>${marked(summary)}.</strong> ${marked(description ?? '')}</p>
    ${
      parameters
        ? html`<h4>Parameters</h4>
            <dl>
              ${parameters.map(
                ({ name, in: place, required, description: what, schema }) =>
                  html`<dt>
                      <code>${name}</code> ${typeOf(schema)} in ${place}${required ? '' : ', optional'}
                    </dt>
                    <dd>${marked(what)}</dd>`,
              )}
            </dl>`
        : null
    }
    ${
      requestBody
        ? html`<h4>Body</h4>
            ${renderContent(requestBody.content)}`
        : null
    }
    <h4>Response</h4>
    ${all.filter(([status]) => status === '200').map(([, response]) => renderResponse(response))}
    <details>
      <summary>Errors</summary>
      <dl>
        ${all
          .filter(([status]) => Number(status) >= 400)
          .map(
            ([status, { description: what }]) =>
              html`<dt>${status}</dt>
                <dd>${marked(what)}</dd>`,
          )}
      </dl>
    </details>
  </article>`;
}

function renderWebhook([type, { post }]: [string, OpenApiDocument['webhooks'][string]]): Html {
  return html`<article id="webhook-${type}">
    <h3>
      <a href="#webhook-${type}">${methodBadge('post')} <code>${type}</code></a>
    </h3>
    <p>${marked(post.summary)}</p>
    ${renderContent(post.requestBody.content)}
  </article>`;
}

function renderResponse({ description, content }: DocumentResponse): Html {
  return html`<p>${description}</p>
    ${content ? renderContent(content) : null}`;
}

function renderContent(content: Record<string, { schema: JsonSchema }>): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) =>
      html`<p><code>${type}</code>: ${typeOf(schema)}</p>
        ${properties(schema)}`,
  )}`;
}

function renderSchema([name, schema]: [string, JsonSchema]): Html {
  return html`<article id="schema-${name}">
    <h3><a href="#schema-${name}">${name}</a></h3>
    <p>${marked(schema.description ?? '')}</p>
    ${schema.anyOf ? html`<p>${typeOf(schema)}</p>` : null} ${properties(schema)}
  </article>`;
}

/** The properties of an object, or of the objects in a list, including nested ones. */
function properties(schema: JsonSchema): Html | null {
  const inner = objectIn(schema);
  if (!inner?.properties) return null;
  const { required = [] } = inner;
  return html`<dl>
    ${Object.entries(inner.properties).map(([name, value]) => {
      const property = typeof value === 'boolean' ? {} : value;
      return html`<dt>
          <code>${name}</code> ${typeOf(property)}${required.includes(name) ? '' : ', optional'}
        </dt>
        <dd>${marked(property.description ?? '')}${properties(property)}</dd>`;
    })}
  </dl>`;
}

function objectIn({ properties: own, required, items }: JsonSchema): JsonSchema | null {
  if (own) return { properties: own, ...(required && { required }) };
  return typeof items === 'object' && !Array.isArray(items) ? objectIn(items) : null;
}

/** A short description of a type, with links to named schemas. */
function typeOf(schema: JsonSchema): Html {
  const { $ref, type, items, enum: values, anyOf, format, const: constant } = schema;
  if ($ref) return schemaLink($ref.split('/').at(-1) ?? '');
  if (anyOf)
    return joined(
      anyOf.map((one) => typeOf(one)),
      ' or ',
    );
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`;
  if (values)
    return joined(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  const types: readonly string[] = Array.isArray(type) ? type : [type ?? 'any'];
  const names = types.map((name) => {
    if (name !== 'array') return html`${name === 'string' && format ? format : name}`;
    return html`list of ${typeOf((items ?? {}) as JsonSchema)}`;
  });
  return joined(names, ' or ');
}

function schemaLink(name: string): Html {
  return html`<a href="#schema-${name}">${name}</a>`;
}

function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => html`${index === 0 ? '' : separator}${part}`)}`;
}

/** Marks up `code` in a text. */
function marked(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}
