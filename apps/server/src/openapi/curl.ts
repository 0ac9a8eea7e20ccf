import type { Method, DocumentedOperation, Parameter } from './shape.ts';

/** Characters that a shell does not interpret. */
export const quoted = (text: string): string => `'${text.replaceAll(`'`, String.raw`'\''`)}'`;

const inDoubleQuotes = (text: string): string => text.replace(/["$`\\]/g, String.raw`\$&`);

const valueOf = ({ example, name }: Parameter): string => example ?? name;

/** A call as a shell command, with the server's address and the token from shell variables. */
export function curlOf(method: Method, path: string, operation: DocumentedOperation): string {
  const { parameters = [], requestBody, security } = operation;
  const those = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const filled = those('path').reduce(
    (address, parameter) => address.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter))),
    path,
  );
  const query = new URLSearchParams(those('query').map((parameter) => [parameter.name, valueOf(parameter)]));
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [example] = Object.values(media?.examples ?? {});
  const isStream = Object.values(operation.responses).some(({ content }) => content?.['text/event-stream']);
  const address = query.size > 0 ? `${filled}?${query.toString()}` : filled;
  return [
    `curl${isStream ? ' -N' : ''}${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "$SERVER${inDoubleQuotes(address)}"`,
    ...(security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...those('header').map((parameter) => `-H ${quoted(`${parameter.name}: ${valueOf(parameter)}`)}`),
    ...(type === undefined ? [] : [`-H ${quoted(`Content-Type: ${type}`)}`]),
    ...(example ? [`-d ${quoted(JSON.stringify(example.value, null, 2))}`] : []),
    ...(type !== undefined && !example ? ['--data-binary @file'] : []),
  ].join(' \\\n  ');
}
