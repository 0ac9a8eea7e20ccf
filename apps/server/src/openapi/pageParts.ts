import { html, nothing, withCode, type Markup } from './html.ts';
import { resolved } from './schemas.ts';
import { fieldRows, typeText, type FieldRow } from './schemaText.ts';
import type { ResponseObject, Content, DocumentedOperation, Parameter, Schema } from './shape.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Long lines scroll inside their own box, which must be focusable. */
export const example = (label: string, text: string): Markup =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`;

export function audienceText({ security }: DocumentedOperation): string {
  const roles = security.flatMap((way) => Object.values(way).flat());
  if (security.length === 0) return 'Anybody may call.';
  return roles.length === 0 ? 'Whoever is signed in may call.' : `Only for the role ${roles.join(', ')}.`;
}

export function limitPart(path: string, { 'x-rate-limit': limit }: DocumentedOperation): string {
  if (!limit) return '';
  const others = limit.countedWith === path ? '' : `, together with ${limit.countedWith}`;
  const { callsPerMinute, callsOfOnePerson } = limit;
  const perUser =
    callsOfOnePerson === undefined ? '' : `${callsOfOnePerson} times a minute by one person and `;
  return ` At most ${perUser}${callsPerMinute} times a minute from one address${others}.`;
}

const fieldsTable = (caption: string, rows: readonly FieldRow[]): Markup =>
  rows.length === 0
    ? nothing
    : html`<table>
        <caption>
          ${caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, isRequired, type, limits, values, description }) =>
              html`<tr>
                <th scope="row">
                  <code>${name}</code>
                  ${isRequired ? nothing : html`<span class="muted">optional</span>`}
                </th>
                <td>${type} ${limits === '' ? nothing : html`<span class="muted">${limits}</span>`}</td>
                <td>${withCode(description)} ${values.length === 0 ? nothing : oneOf(values)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

const oneOf = (values: readonly string[]): Markup => {
  const each = values.map((value, index) => html`${index === 0 ? '' : ', '}<code>${value}</code>`);
  return html`<span class="values">${values.length === 1 ? 'Always' : 'One of'} ${each}</span>`;
};

export function parametersPart({ parameters = [] }: DocumentedOperation, schemas: Schemas): Markup {
  const schemaOf = ({ schema, description = '' }: Parameter) => ({
    ...resolved(schema, schemas),
    description,
  });
  const rows = fieldRows(
    {
      properties: Object.fromEntries(parameters.map((each) => [`${each.in}: ${each.name}`, schemaOf(each)])),
      required: parameters.filter(({ required }) => required).map((each) => `${each.in}: ${each.name}`),
    },
    schemas,
  );
  return fieldsTable('Parameters', rows);
}

export function bodyPart({ requestBody }: DocumentedOperation, schemas: Schemas): Markup {
  if (!requestBody) return nothing;
  const [schema] = Object.values(requestBody.content).flatMap((media) => media.schema ?? []);
  const about =
    requestBody.description === undefined ? nothing : html`<p>${withCode(requestBody.description)}</p>`;
  return html`<h4>Body</h4>
    <p>${typesOf(requestBody.content)}</p>
    ${about} ${fieldsTable('Fields', schema ? fieldRows(schema, schemas) : [])}`;
}

const typesOf = (content: Content): Markup[] =>
  Object.keys(content).map((type) => html`<code>${type}</code> `);

export const answersPart = ({ responses }: DocumentedOperation, schemas: Schemas): Markup => html`
  <h4>Answers</h4>
  <dl>
    ${Object.entries(responses).map(
      ([status, answer]) => html`
        <dt>${status}</dt>
        <dd>${Number(status) < 400 ? success(status, answer, schemas) : failure(answer)}</dd>
      `,
    )}
  </dl>
`;

const headersOf = ({ headers = {} }: ResponseObject): Markup[] =>
  Object.entries(headers).map(
    ([name, { description = '' }]) =>
      html`<p class="muted"><code>${name}</code> ${withCode(description)}</p>`,
  );

function success(status: string, answer: ResponseObject, schemas: Schemas): Markup {
  const media = Object.entries(answer.content ?? {}).map(
    ([type, { schema = {}, examples = {}, ...ours }]) => {
      const isJson = type === 'application/json';
      const events = Object.entries(ours['x-events'] ?? {});
      const rows = fieldRows(schema, schemas);
      return html`
        <p class="muted"><code>${type}</code>${isJson ? html`, ${typeText(schema, schemas)}` : nothing}</p>
        ${Object.values(examples).map(({ value }) =>
          example(`Answer ${status}`, typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
        )}
        ${rows.length === 0 ? nothing : folded('Fields of the answer', rows)}
        ${events.map(([name, event]) => folded(`Fields of the event ${name}`, fieldRows(event, schemas)))}
      `;
    },
  );
  return html`${withCode(answer.description)} ${headersOf(answer)} ${media}`;
}

const folded = (what: string, rows: readonly FieldRow[]): Markup =>
  html`<details>
    <summary>${what}</summary>
    ${fieldsTable(what, rows)}
  </details>`;

function failure(answer: ResponseObject): Markup {
  const examples = Object.values(answer.content ?? {}).flatMap((media) =>
    Object.entries(media.examples ?? {}),
  );
  if (examples.length === 0) return html`${withCode(answer.description)}`;
  return html`<ul class="codes">
      ${examples.map(([code, { summary = '' }]) => html`<li><code>${code}</code> ${summary}</li>`)}
    </ul>
    ${headersOf(answer)}`;
}
