import type { PlainPage } from '../pages/plainPage.ts';
import { DOCUMENT_PATH } from './calls/server.ts';
import { curlOf, quoted } from './curl.ts';
import { html, nothing, paragraphs, withCode, type Markup } from './html.ts';
import { answersPart, bodyPart, example, limitPart, parametersPart, audienceText } from './pageParts.ts';
import { PAGE_STYLE } from './pageStyle.ts';
import type { Method, OpenApi, DocumentedOperation } from './shape.ts';

interface Entry {
  method: Method;
  path: string;
  operation: DocumentedOperation;
}

interface Group {
  name: string;
  description: string;
  entries: readonly Entry[];
}

/** The groups in their order, with all other calls at the end. */
function groupsOf({ paths, tags = [] }: OpenApi): Group[] {
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a path item are its methods
    Object.entries(item).map(([method, operation]) => ({ method: method as Method, path, operation })),
  );
  const named = tags.map(({ name, description = '' }) => ({
    name,
    description,
    entries: entries.filter(({ operation }) => operation.tags?.[0] === name),
  }));
  const grouped = new Set(named.flatMap((group) => group.entries));
  const others = entries.filter((entry) => !grouped.has(entry));
  return [...named, { name: 'Other calls', description: '', entries: others }].filter(
    (group) => group.entries.length > 0,
  );
}

const verb = (method: Method): Markup => html`<b class="verb ${method}">${method.toUpperCase()}</b>`;

/** A path may break after its slashes, so that it fits on a phone. */
const breakablePath = (path: string): Markup[] =>
  path.split(/(?<=\/)/).map((piece, index) => (index === 0 ? html`${piece}` : html`<wbr />${piece}`));

const contents = (groups: readonly Group[]): Markup => html`
  <nav aria-label="Calls">
    ${groups.map(
      ({ name, entries }) => html`
        <h2>${name}</h2>
        <ul>
          ${entries.map(
            ({ method, path, operation }) => html`
              <li>
                <a href="#${operation.operationId}">${verb(method)} <code>${breakablePath(path)}</code></a>
              </li>
            `,
          )}
        </ul>
      `,
    )}
  </nav>
`;

const call = (
  { components: { schemas = {} } = {} }: OpenApi,
  { method, path, operation }: Entry,
): Markup => html`
  <article id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
    <h3 id="${operation.operationId}-title">${operation.summary}</h3>
    <p class="address">${verb(method)} <code>${breakablePath(path)}</code></p>
    <p><strong>${audienceText(operation)}</strong>${limitPart(path, operation)}</p>
    ${operation.description === undefined ? nothing : paragraphs(operation.description)}
    ${parametersPart(operation, schemas)} ${bodyPart(operation, schemas)} ${answersPart(operation, schemas)}
    <h4>Example</h4>
    ${example(`Example of ${operation.summary}`, curlOf(method, path, operation))}
  </article>
`;

/**
 * Renders any document of this shape as one page without scripts or other resources. It is rendered once; only the
 * origin differs from one request to the next.
 */
export function openApiPage(document: OpenApi): (origin: string) => PlainPage {
  const { info, openapi } = document;
  const groups = groupsOf(document);
  const list = contents(groups);
  const sections = groups.map(
    (group) => html`
      <section>
        <h2>${group.name}</h2>
        <p class="muted">${withCode(group.description)}</p>
        ${group.entries.map((entry) => call(document, entry))}
      </section>
    `,
  );
  const body = (origin: string) => html`
    <a class="skip" href="#calls">Skip to the calls</a>
    <header>
      <h1>${info.title}</h1>
      <p class="muted">
        Version ${info.version} · OpenAPI ${openapi} ·
        <a href="${DOCUMENT_PATH}">the same for programs</a>
      </p>
    </header>
    <div class="columns">
      ${list}
      <main id="calls" tabindex="-1">
        ${paragraphs(info.description ?? '')}
        <p>The examples take two things from your shell:</p>
        ${example('What the examples need', `export SERVER=${quoted(origin)}\nexport TOKEN='…'`)} ${sections}
      </main>
    </div>
  `;
  return (origin) => ({
    title: info.title,
    // All text is English, whatever the reader's language.
    language: 'en',
    style: PAGE_STYLE,
    body: body(origin).html,
  });
}
