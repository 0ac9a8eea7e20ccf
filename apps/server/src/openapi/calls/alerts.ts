import { linkedPagesPerMinute } from '../../http/rateLimit.ts';
import type { DescribedCall, Method } from '../shape.ts';

const end = (method: Method, id: string, summary: string, description: string): DescribedCall => ({
  method,
  path: '/alerts/end/{token}',
  id,
  tag: 'Alerts',
  summary,
  description: `${description} A token that this shop did not sign, or of an alert that is gone, is answered with status 404 and a page that says so.`,
  access: 'public',
  limits: linkedPagesPerMinute,
  parameters: [
    {
      name: 'token',
      in: 'path',
      required: true,
      description: 'From the message: it is good for this alert alone.',
      schema: { type: 'string', pattern: String.raw`^[\w-]{43}$` },
      example: 'ew2KUio_TFKaEAtvXzwvEX-XPAHS3HC8CxjFdA__u30',
    },
  ],
  answers: {
    '200': {
      description: 'A page in the language of the reader.',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
  problems: method === 'post' ? ['too_large'] : [],
});

export const alertCalls: readonly DescribedCall[] = [
  end(
    'get',
    'askToEndAlert',
    'Ask whether an alert should end',
    'The link of the message about a kept bag. It changes nothing, because programs that preview links open it.',
  ),
  end(
    'post',
    'endAlert',
    'End an alert',
    'Sent by the button of that page. A kept bag goes to the next person.',
  ),
];
