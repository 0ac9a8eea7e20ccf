import { useBeirut } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { BagsState } from '../../state/bags.ts';
import { messages, shelfErrorMessages } from './shelf.messages.ts';

/** The message of the last request's error, with the time of the bags where they come from the cache. */
export function useShelfError({ error, at }: BagsState): string | null {
  const intl = useIntl();
  const { time, date } = useBeirut();
  if (error === null) return null;
  const sentence = intl.formatMessage({ id: shelfErrorMessages[error] });
  return at
    ? intl.formatMessage({ id: messages.earlier }, { trouble: sentence, date: date(at), time: time(at) })
    : sentence;
}
