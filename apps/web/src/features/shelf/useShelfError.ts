import { useBeirutTime } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { BagsState } from './bags.ts';
import { shelfErrorMessages } from './shelf.messages.ts';

/** The message of the last request's error, with the time of the bags where they come from the cache. */
export function useShelfError({ error, at }: BagsState): string | null {
  const t = useMessage();
  const { time, date } = useBeirutTime();
  if (error === null) return null;
  const sentence = t(shelfErrorMessages[error]);
  return at ? t('web.ourBags.earlier', { trouble: sentence, date: date(at), time: time(at) }) : sentence;
}
