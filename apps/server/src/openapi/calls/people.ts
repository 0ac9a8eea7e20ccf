import {
  INVITATION_PATH,
  INVITATIONS_PATH,
  invitationLink,
  MESSAGE_PATH,
  PLACES_PATH,
  PROFILE_PATH,
  type InvitationAnswerBody,
  type InvitationBody,
  type InvitationStateBody,
  STORE_APPLICATIONS_PATH,
  type MessageBody,
  type PlaceAnswerBody,
  type PlaceBody,
  type ProfileBody,
  type StoreApplicationAnswerBody,
  type StoreApplicationBody,
} from '@zawadeh/domain';
import { jsonAnswer } from '../schemas.ts';
import type { DescribedCall } from '../shape.ts';
import { BUYER_ID } from './orders.ts';

export const peopleCalls: readonly DescribedCall[] = [
  {
    method: 'post',
    path: PROFILE_PATH,
    id: 'saveProfile',
    tag: 'People',
    summary: 'Save the profile of the signed-in user',
    description:
      'Creates the profile if there is none. Only the name and the phone number are saved: the e-mail address is that of ' +
      'the account, and users cannot change their own role.',
    access: 'signed in',
    json: {
      schema: 'ProfileRequest',
      examples: {
        save: {
          summary: 'A name and a phone number',
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
    answers: { '200': jsonAnswer('The profile is saved.', 'ProfileSaved', { error: null }) },
    problems: ['not_yours', 'deactivated'],
  },
  {
    method: 'post',
    path: MESSAGE_PATH,
    id: 'notifySupport',
    tag: 'People',
    summary: 'Notify the shop of the latest paid order',
    description:
      'Sends a WhatsApp message about the latest paid order of the user to the number of the shop, once for each order. ' +
      'The server decides the recipient and the text. Without a paid order nothing is sent, and the answer is the same.',
    access: 'signed in',
    json: {
      schema: 'MessageRequest',
      examples: {
        tell: {
          summary: 'The body that the success page sends',
          value: { to: '+96170123456', message: 'New paid order ZWD-7K3M9QX2' } satisfies MessageBody,
        },
      },
    },
    answers: { '202': jsonAnswer('The message, if any, will be sent.', 'Empty', {}) },
  },
  {
    method: 'post',
    path: PLACES_PATH,
    id: 'findPlace',
    tag: 'People',
    summary: 'Find the place that a short link of Google Maps leads to',
    description:
      'For the form of a store, by an admin or the owner of a shop. The server asks Google alone, by https, at most ' +
      'three addresses within three seconds, and reads at most 64 kB. A link to anything else leads to no place.',
    access: 'signed in',
    json: {
      schema: 'PlaceRequest',
      examples: {
        find: {
          summary: 'As a phone shares it',
          value: { link: 'https://maps.app.goo.gl/Ab3dE' } satisfies PlaceBody,
        },
      },
    },
    answers: {
      '200': jsonAnswer('The place, if there is one.', 'Place', {
        latitude: 34.4367,
        longitude: 35.8497,
      } satisfies PlaceAnswerBody),
    },
    problems: ['not_an_admin', 'unavailable'],
  },
  {
    method: 'post',
    path: INVITATIONS_PATH,
    id: 'inviteToStore',
    tag: 'People',
    summary: 'Invite a person to the team of a shop',
    description:
      'For owners of the shop, and for admins. The invitation works once, for seven days, and only for a confirmed account ' +
      'with this e-mail address. Inviting the same address again withdraws the first invitation.',
    access: 'signed in',
    json: {
      schema: 'InvitationRequest',
      examples: {
        invite: {
          summary: 'Staff, in Arabic',
          value: {
            store_id: '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f',
            email: 'rima@example.com',
            role: 'staff',
            language: 'ar',
          } satisfies InvitationBody,
        },
      },
    },
    answers: {
      '200': jsonAnswer('The invitation, and whether its letter was sent.', 'InvitationSent', {
        link: invitationLink('https://zawadeh.example', 'x'.repeat(43)),
        expires_at: '2026-12-01T16:47:00+00:00',
        is_sent: true,
      } satisfies InvitationAnswerBody),
    },
    problems: ['not_yours', 'already_member', 'too_many_invitations'],
  },
  {
    method: 'post',
    path: INVITATION_PATH,
    id: 'readInvitation',
    tag: 'People',
    summary: 'Read what the link of an invitation says',
    description:
      'Needs no account: the secret of the link is enough. `accepted` is only answered to the account that accepted it. An ' +
      'invitation that was used, withdrawn or is too old only says who can send another one.',
    access: 'public',
    json: {
      schema: 'InvitationStateRequest',
      examples: { open: { summary: 'The secret of a link', value: { secret: 'x'.repeat(43) } } },
    },
    answers: {
      '200': jsonAnswer('The invitation.', 'InvitationState', {
        state: 'open',
        from: 'Nadim Hajj',
        store_id: '5b7e9c1d-3f2a-4e6b-8d4c-0a1b2c3d4e5f',
        store: 'Al-Tell Oven',
        store_ar: 'فرن التلّ',
        role: 'staff',
        email: 'rima@example.com',
        expires_at: '2026-12-01T16:47:00+00:00',
      } satisfies InvitationStateBody),
    },
  },
  {
    method: 'post',
    path: STORE_APPLICATIONS_PATH,
    id: 'applyForStore',
    tag: 'People',
    summary: 'Apply to sell as a shop',
    description:
      'Needs no account. Nothing is sent to the number or the address: an admin calls, and accepts or declines. A number ' +
      'whose application waits gets the time of that one, and nothing is stored. An address and all addresses together ' +
      'have a limit a day.',
    access: 'public',
    json: {
      schema: 'StoreApplicationRequest',
      examples: {
        apply: {
          summary: 'A bakery',
          value: {
            name: 'Saj Bab el Ramel',
            area: 'tebeneh-zehriye',
            phone: '+9616000041',
            email: 'saj@example.com',
            kind: 'bakery',
            left_over: 'Fifteen to twenty manakish and some bread, from eight o’clock',
            language: 'en',
          } satisfies StoreApplicationBody,
        },
      },
    },
    answers: {
      '200': jsonAnswer('The application waits for an answer.', 'StoreApplication', {
        applied_at: '2026-11-23T16:05:00Z',
      } satisfies StoreApplicationAnswerBody),
    },
    problems: ['applied_before', 'store_exists', 'too_many_applications', 'unavailable'],
    problemFields: { applied_before: { applied_at: '2026-11-23T16:05:00Z' } },
  },
];
