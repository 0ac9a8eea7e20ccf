import type { Fetch } from '../whishWire.ts';

export type CallbackDelivery = 'arrives' | 'arrives twice' | 'is lost' | 'waits';

const USER_AGENT = 'Apache-HttpClient/4.5.13 (Java/1.8.0_292)';

/** Bare GETs without body or signature, and never retried: the observed behaviour of the provider. */
export function callbackSender(call: Fetch) {
  const waiting: string[] = [];

  const send = async (url: string): Promise<void> => {
    try {
      const answer = await call(url, { method: 'GET', headers: { 'user-agent': USER_AGENT } });
      await answer.body?.cancel();
    } catch {
      // A failed callback is not repeated.
    }
  };

  return {
    async send(url: string, delivery: CallbackDelivery): Promise<void> {
      if (delivery === 'waits') waiting.push(url);
      if (delivery === 'arrives') await send(url);
      if (delivery === 'arrives twice') await Promise.all([send(url), send(url)]);
    },
    sendWaiting: async (): Promise<void> => {
      for (const url of waiting.splice(0)) await send(url);
    },
  };
}
