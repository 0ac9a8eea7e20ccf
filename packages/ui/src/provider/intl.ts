/**
 * Formats messages for `useIntl` of react-intl. Its own `createIntl` formats them alike in 5 kB more, with formats by
 * name and formatters that no component calls.
 */
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { useIntl } from 'react-intl';
import {
  ARGUMENT,
  LITERAL,
  NUMBER,
  PLURAL,
  POUND,
  SELECT,
  TAG,
  type Language,
  type MessagePart,
} from './language.ts';

type ProvidedIntl = ReturnType<typeof useIntl>;
type Values = Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>;

export function createIntl({
  intlLocale: locale,
  messages,
}: Pick<Language, 'intlLocale' | 'messages'>): ProvidedIntl {
  const numbers = kept((options) => new Intl.NumberFormat(locale, options));
  const plurals = kept(() => new Intl.PluralRules(locale));
  const lists = kept(() => new Intl.ListFormat(locale));
  const dates = kept((options) => new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Beirut', ...options }));

  const partsOf = (message: readonly MessagePart[], values: Values, count = 0): ReactNode[] =>
    message.flatMap((part): ReactNode | ReactNode[] => {
      if (part.type === LITERAL) return part.value;
      if (part.type === POUND) return numbers().format(count);
      if (!(part.value in values)) throw new Error(`${part.value} has no value`);
      const value = values[part.value];
      if (typeof value === 'function')
        return part.type === TAG && value(withKeys(partsOf(part.children, values, count)));
      switch (part.type) {
        case TAG:
          throw new Error(`${part.value} is no function`);
        case ARGUMENT:
          return typeof value === 'number' ? String(value) : value;
        case NUMBER:
          return numbers(part.style ? { style: part.style } : undefined).format(Number(value));
        case SELECT:
          return partsOf(
            (part.options[typeof value === 'string' ? value : Number(value)] ?? part.options.other).value,
            values,
          );
        case PLURAL: {
          const { options } = part;
          const amount = Number(value);
          const option = options[`=${amount}`] ?? options[plurals().select(amount)] ?? options.other;
          return partsOf(option.value, values, amount);
        }
      }
    });

  const formatMessage = ({ id }: { id: string }, values: Values = {}): ReactNode => {
    const message = messages[id];
    if (typeof message === 'string') return message;
    try {
      if (!message) throw new Error('no catalogue has it');
      return joined(partsOf(message, values));
    } catch (error) {
      console.error(`The message ${id} cannot be formatted:`, error);
      return id;
    }
  };

  const formatList = (items: Iterable<ReactNode>): ReactNode => {
    const rest = Array.from(items);
    const parts = lists().formatToParts(rest.map(String));
    return joined(parts.map(({ type, value }) => (type === 'element' ? rest.shift() : value)));
  };

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values that are texts make a text
  return {
    locale,
    messages,
    formatMessage,
    formatList,
    formatDate: (at, options) => dates(options).format(at),
    formatDateTimeRange: (from, to, options) => dates(options).formatRange(from, to),
  } as ProvidedIntl;
}

/** A text if every part is one, or else nodes with keys. */
function joined(parts: readonly ReactNode[]): ReactNode {
  const nodes: ReactNode[] = [];
  for (const part of parts) {
    const last = nodes.at(-1);
    if (typeof part === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + part;
    else nodes.push(part);
  }
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : withKeys(nodes);
}

const withKeys = (nodes: readonly ReactNode[]): ReactNode[] =>
  nodes.map((node, key) => (isValidElement(node) ? createElement(Fragment, { key }, node) : node));

type Options = Intl.NumberFormatOptions & Intl.DateTimeFormatOptions;

/** Formatters by their options, because the first of a kind takes a phone as long as rendering ten bags. */
function kept<T>(create: (options?: Options) => T): (options?: Options) => T {
  const formatters = new Map<string | undefined, T>();
  return (options) => {
    const key = JSON.stringify(options);
    const formatter = formatters.get(key) ?? create(options);
    formatters.set(key, formatter);
    return formatter;
  };
}
