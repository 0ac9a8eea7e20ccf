import { useBeirut } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { BagsState } from '../../state/bags.ts';
import { messages, shelfErrorMessages } from './shelf.messages.ts';

/** Why the bags are not up to date and, where they are kept ones, the moment they are of. */
export function useShelfError({ error: trouble, at }: BagsState): string | null {
  const intl = useIntl();
  const { time, date } = useBeirut();
  if (trouble === null) return null;
  const sentence = intl.formatMessage({ id: shelfErrorMessages[trouble] });
  return at
    ? intl.formatMessage({ id: messages.earlier }, { trouble: sentence, date: date(at), time: time(at) })
    : sentence;
}
