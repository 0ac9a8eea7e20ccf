import { describe, expect, test } from 'vitest';
import { invitationLink, invitationSecretIn } from '../wire/invitationLink.ts';
import { readOwnStores } from './members.ts';
import { isLastOwner, readInvitation, readSentInvitation, readStoreTeam } from './team.ts';

const NOW = '2026-11-25T16:47:00+00:00';
const nadim = { user_id: 'n', name: 'Nadim Hajj', email: 'nadim@example.com', role: 'owner' };
const layal = { user_id: 'l', name: null, email: 'layal@example.com', role: 'boss' };
const counter = { id: 'd', kind: 'counter', store_id: 's', name: 'Front counter', last_seen_at: NOW };
const team = {
  now: NOW,
  members: [nadim, layal, { name: 'Nobody' }],
  invitations: [
    { id: 'i', email: 'rima@example.com', role: 'staff', language: 'ar', expires_at: NOW },
    { id: 'j', email: 'omar@example.com', role: 'owner', language: 'fr', expires_at: NOW },
    { id: 'k' },
  ],
  devices: [counter, { ...counter, id: 'e', revoked_at: NOW, revoked_by: 'Nadim Hajj' }],
  handovers: [{ state: 'done', device_id: 'd' }, { state: 'lost' }],
};

describe('a team', () => {
  test('an unknown role is staff, and rows without what they need are left out', () => {
    const read = readStoreTeam(team);
    expect(read?.members.map(({ userId, role }) => [userId, role])).toEqual([
      ['n', 'owner'],
      ['l', 'staff'],
    ]);
    expect(read?.invitations.map(({ id, role, language }) => [id, role, language])).toEqual([
      ['i', 'staff', 'ar'],
      ['j', 'owner', 'en'],
    ]);
    expect(read?.devices.map(({ id }) => id)).toEqual(['d']);
    expect(read?.revokedDevices.map(({ id }) => id)).toEqual(['e']);
    expect(read?.handovers).toEqual([{ state: 'done', deviceId: 'd' }]);
  });

  test.each(['now', 'members', 'invitations', 'devices', 'handovers'])(
    'without %s it is unreadable',
    (name) => {
      expect(readStoreTeam({ ...team, [name]: undefined })).toBeNull();
      expect(readStoreTeam(null)).toBeNull();
    },
  );

  test('the only owner is the last one, a second owner is not, and staff never are', () => {
    const { members } = readStoreTeam(team)!;
    expect(members.map((member) => isLastOwner(members, member))).toEqual([true, false]);
    const both = members.map((member) => ({ ...member, role: 'owner' as const }));
    expect(both.map((member) => isLastOwner(both, member))).toEqual([false, false]);
  });
});

describe('an invitation', () => {
  const invitation = {
    store_id: 's',
    store: 'Al-Tell Oven',
    store_ar: null,
    role: 'owner',
    from: 'Nadim Hajj',
    email: 'rima@example.com',
    expires_at: NOW,
    state: 'open',
  };

  test('it is open, accepted, or over', () => {
    expect(readInvitation(invitation)).toMatchObject({ kind: 'open', role: 'owner', from: 'Nadim Hajj' });
    expect(readInvitation({ ...invitation, state: 'accepted' })?.kind).toBe('accepted');
    expect(readInvitation({ state: 'over' })).toEqual({ kind: 'over', from: null });
    expect(readInvitation({ ...invitation, email: 7 })).toBeNull();
    expect(readInvitation([])).toBeNull();
  });

  test('its link leads to its secret', () => {
    const secret = 'x'.repeat(43);
    const { hash } = new URL(invitationLink('https://zawadeh.example', secret));
    expect(invitationSecretIn(hash)).toBe(secret);
    expect(invitationSecretIn('#invitation=short')).toBeNull();
  });

  test('what was sent has a link', () => {
    expect(readSentInvitation({ link: 'https://a.example/x', expires_at: NOW, is_sent: true })).toEqual({
      link: 'https://a.example/x',
      until: Date.parse(NOW),
      isSent: true,
    });
    expect(readSentInvitation({ expires_at: NOW })).toBeNull();
  });
});

test('a shop of the user with an unknown way of publishing is reviewed', () => {
  const store = { store_id: 's', name: 'Al-Tell Oven', name_ar: null, role: 'owner', publishing: 'direct' };
  expect(readOwnStores([store, { ...store, publishing: 'maybe' }, { ...store, name: null }])).toMatchObject([
    { storeId: 's', role: 'owner', publishing: 'direct' },
    { publishing: 'review' },
  ]);
  expect(readOwnStores({})).toBeNull();
});
