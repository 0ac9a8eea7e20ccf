import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@zawadeh/domain';
import {
  createHandlers,
  FROZEN_NOW,
  handlersFor,
  STORY_INVITATION,
  storedSession,
  teamOptions,
} from '@zawadeh/mocks';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { untilAlert, untilHeading } from '../../../app/stories/steps.ts';
import { SESSION_KEY } from '../../../lib/http/config.ts';
import { loadWords } from '../../../lib/messages/language.ts';
import { startSession } from '../../session/session.ts';
import { invitationOfSignIn, saveInvitation, storedInvitation } from '../../session/waitingInvitation.ts';
import { Screen as InviteScreen } from './InviteScreen.tsx';
import { joinWords } from '../../apply/locales/words.ts';

let options = teamOptions(() => FROZEN_NOW);
const EMAIL = 'rania@zawadeh.local';

const as = (who: Parameters<typeof storedSession>[0]) => () =>
  localStorage.setItem(SESSION_KEY, storedSession(who));

const meta = {
  title: 'Screens/Store/Invitation',
  component: InviteScreen,
  parameters: { layout: 'page' },
  render: () => (
    <StorySetting
      path="/store/invitation"
      isWide
      prepare={(store) => void loadWords(store, joinWords)}
      follow={startSession}
    >
      <InviteScreen />
    </StorySetting>
  ),
  beforeEach: ({ msw, parameters }) => {
    options = teamOptions(() => FROZEN_NOW);
    if (parameters.scenario === undefined) msw.use(...createHandlers(options));
    saveInvitation({ secret: STORY_INVITATION, email: EMAIL });
    return () => {
      localStorage.clear();
      sessionStorage.clear();
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the right account one press is left. */
export const Ready: Story = {
  tags: ['every-mode'],
  beforeEach: as('rania'),
  play: async ({ canvas, t }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('web.invite.accept') })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const SignedOut: Story = {
  play: async ({ canvas, t }) => {
    await canvas.findByRole('button', { name: t('web.invite.signIn') });
  },
};

export const Owner: Story = {
  beforeEach: () => {
    options.database.storeInvitations[0]!.role = 'owner';
  },
  play: SignedOut.play!,
};

export const OtherAccount: Story = {
  tags: ['every-mode'],
  beforeEach: as('lina'),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('button', { name: t('web.invite.signOut') });
  },
};

/** Used, withdrawn or too old: whom to ask. */
export const Over: Story = {
  tags: ['every-mode'],
  beforeEach: () => {
    options.database.storeInvitations[0]!.isWithdrawn = true;
  },
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { name: t('web.invite.over') });
    await canvas.findByText(/Mona Kabbara/u);
  },
};

/** A link that was cut off on its way. */
export const NoSecret: Story = {
  beforeEach: () => localStorage.removeItem(`${brand.storagePrefix}-invitation`),
  play: untilHeading('web.invite.over'),
};

export const NotLoaded: Story = { parameters: { scenario: 'offline' }, play: untilAlert };

/** Accepting leads to the shop; opened again, the link leads there too. */
export const PlayAccept: Story = {
  beforeEach: as('rania'),
  play: after(Ready.play!, async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('web.invite.accept') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/store');
    await expect(storedInvitation()).toBeNull();
    await expect(options.database.storeMembers.at(-1)).toMatchObject({ role: 'staff' });
  }),
};

export const Accepted: Story = {
  beforeEach: () => {
    const [invitation] = options.database.storeInvitations;
    const { id: user_id } = options.database.people.find(({ email }) => email === EMAIL)!;
    invitation!.accepted_by = user_id;
    options.database.storeMembers.push({ store_id: invitation!.store_id, user_id, role: 'staff' });
    as('rania')();
  },
  play: async ({ canvas, t }) => {
    await canvas.findByRole('link', { name: t('web.invite.open') });
  },
};

/** The sign-in knows the address, and leads back. */
export const PlaySignIn: Story = {
  play: after(SignedOut.play!, async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('web.invite.signIn') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/login');
    await expect(invitationOfSignIn()).toEqual({ secret: STORY_INVITATION, email: EMAIL });
  }),
};

/** Withdrawn while the page was open: it says so instead of an error. */
export const PlayWithdrawnMeanwhile: Story = {
  beforeEach: as('rania'),
  play: after(Ready.play!, async ({ canvas, t }) => {
    options.database.storeInvitations[0]!.isWithdrawn = true;
    await userEvent.click(canvas.getByRole('button', { name: t('web.invite.accept') }));
    await canvas.findByRole('heading', { name: t('web.invite.over') });
  }),
};

export const PlayOffline: Story = {
  beforeEach: as('rania'),
  play: after(Ready.play!, async ({ canvas, t, msw }) => {
    msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await userEvent.click(canvas.getByRole('button', { name: t('web.invite.accept') }));
    await canvas.findByText(t('web.invite.failed'));
  }),
};
