/** Test doubles of the payment provider and of WhatsApp, each on a port of its own. */
import { listen } from '../../apps/server/src/listen.ts';
import { openProvider } from '../../apps/server/src/payments/testing/openProvider.ts';

interface SentMessage {
  to: string;
  template: string;
  /** Empty where the message is about a bag. */
  orderCode: string;
  /** What it is about: an order, or an alert. */
  subject: string;
}

interface TemplateMessage {
  to: string;
  template: { name: string; components: [{ parameters: { text: string }[] }] };
}

const PHONE_NUMBER_ID = '106540352242922';

export async function startProviders() {
  const provider = await openProvider();
  const messages: SentMessage[] = [];
  const listener = await listen('127.0.0.1', 0);
  listener.answerWith(async (request) => {
    const { to, template } = (await request.json()) as TemplateMessage;
    const { parameters } = template.components[0];
    const [orderCode = ''] = /ZWD-\w+/.exec(parameters[1]?.text ?? '') ?? [];
    // The last parameter of a message about a bag is the link that ends its alert.
    messages.push({ to, template: template.name, orderCode, subject: orderCode || parameters.at(-1)!.text });
    return Response.json({ messages: [{ id: `wamid.${messages.length}` }] });
  });

  return {
    provider,
    /** All messages that WhatsApp accepted. */
    messages: messages as readonly SentMessage[],
    settings: (publicUrl: string): Record<string, string> => ({
      WHISH_API_BASE: provider.origin,
      WHISH_CHANNEL: provider.account.channel,
      WHISH_SECRET: provider.account.secret,
      WHISH_WEBSITE_URL: provider.account.websiteUrl,
      WHISH_COLLECT_HOSTS: 'whish.example',
      PUBLIC_URL: publicUrl,
      WHATSAPP_API_BASE: `http://127.0.0.1:${listener.port}`,
      WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
      WHATSAPP_TOKEN: 'token-of-the-load',
      SUPPORT_WHATSAPP: '+96170123456',
    }),
    async close(): Promise<void> {
      await provider.stop();
      await listener.stop();
    },
  };
}

export type Providers = Awaited<ReturnType<typeof startProviders>>;
