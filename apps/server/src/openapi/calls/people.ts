import { MESSAGE_PATH, PROFILE_PATH, type MessageBody, type ProfileBody } from '@zawadeh/domain';
import { jsonAnswer } from '../schemas.ts';
import type { DescribedCall } from '../shape.ts';
import { BUYER_ID } from './orders.ts';

export const peopleCalls: readonly DescribedCall[] = [
  {
    method: 'post',
    path: PROFILE_PATH,
    id: 'saveProfile',
    group: 'People',
    summary: 'Write one’s own profile',
    about:
      'Makes the row where there is none. The name and the telephone are kept; the e-mail is the account’s own, and ' +
      'a role is nobody’s to give themselves.',
    audience: 'the signed in',
    json: {
      schema: 'ProfileRequest',
      examples: {
        save: {
          summary: 'A new name',
          value: {
            id: BUYER_ID,
            email: 'rima@example.com',
            name: 'Rima Haddad',
            phone: '+9613123456',
            role: 'user',
          } satisfies ProfileBody,
        },
      },
    },
    answers: { '200': jsonAnswer('It is written.', 'ProfileSaved', { error: null }) },
    problems: ['not_yours', 'deactivated'],
  },
  {
    method: 'post',
    path: MESSAGE_PATH,
    id: 'tellSupport',
    group: 'People',
    summary: 'Tell the shop of one’s latest paid order',
    about:
      'A WhatsApp message to the number that the shop has set up, once for each order. Whom it goes to and what it ' +
      'says is the server’s to know; without a paid order nothing is sent, and the answer is the same.',
    audience: 'the signed in',
    json: {
      schema: 'MessageRequest',
      examples: {
        tell: {
          summary: 'What the success page sends',
          value: { to: '+96170123456', message: 'New paid order ZWD-7K3M9QX2' } satisfies MessageBody,
        },
      },
    },
    answers: { '202': jsonAnswer('It will be sent, if there is something to tell.', 'Nothing', {}) },
  },
];
