import type { Meta, StoryObj } from '@storybook/react-vite';
import { readOwnStores, type OwnStore } from '@zawadeh/domain';
import { createHandlers, FROZEN_NOW, handlersFor, teamOptions } from '@zawadeh/mocks';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { untilAlert } from '../../../app/stories/steps.ts';
import { loadWords } from '../../../lib/messages/language.ts';
import { shopWords } from '../../../lib/messages/locales/shop/words.ts';
import { signedInAs } from '../../admin/adminStage.tsx';
import { adminWords } from '../../admin/locales/words.ts';
import { ScopeContext } from '../../admin/scope.ts';
import { startSession } from '../../session/session.ts';
import { storeWords } from '../locales/words.ts';
import { Screen as TeamScreen } from './TeamSection.tsx';

let options = teamOptions(() => FROZEN_NOW);
const asOwner = signedInAs('mona');

const ovenOf = ({ database: { shops } }: typeof options): OwnStore => {
  const { id: store_id, name, name_ar } = shops.find((shop) => shop.name === 'Al-Tell Oven')!;
  return readOwnStores([{ store_id, name, name_ar, role: 'owner', publishing: 'direct' }])![0]!;
};

const meta = {
  title: 'Screens/Store/Team',
  component: TeamScreen,
  parameters: { layout: 'page' },
  render: () => (
    <StorySetting
      path="/store"
      hasToasts
      prepare={(store) => {
        for (const words of [storeWords, adminWords, shopWords]) void loadWords(store, words);
      }}
      follow={startSession}
    >
      <ScopeContext value={{ kind: 'store', store: ovenOf(options) }}>
        <div style={{ display: 'grid', gap: 16 }}>
          <TeamScreen />
        </div>
      </ScopeContext>
    </StorySetting>
  ),
  beforeEach: ({ msw, parameters }) => {
    options = teamOptions(() => FROZEN_NOW);
    if (parameters.scenario === undefined) msw.use(...createHandlers(options));
    return asOwner();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded = async ({ canvas, t }: StoryScene) => {
  await canvas.findByText('rania@zawadeh.local');
  // The session tells who is looking.
  await canvas.findByText(t('web.admin.team.you'));
};

const rowOf = ({ canvas }: StoryScene, text: string) => within(canvas.getByText(text).closest('li'));

async function choose(context: StoryScene, who: string, action: string): Promise<void> {
  await userEvent.click(rowOf(context, who).getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: context.t(action) }));
}

/** Owners first, then staff and who is invited; the last owner has no menu. */
export const Ready: Story = {
  tags: ['every-mode'],
  play: after(loaded, async (context) => {
    await expect(rowOf(context, 'mona@zawadeh.local').queryByRole('button')).toBeNull();
  }),
};

export const NotLoaded: Story = { parameters: { scenario: 'offline' }, play: untilAlert };

/** A shop whose team is one person, without a phone. */
export const Alone: Story = {
  beforeEach: () => {
    const { database } = options;
    database.storeMembers.splice(1);
    database.storeInvitations.length = 0;
    database.devices.length = 0;
  },
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.admin.phones.counter.none'));
    await canvas.findByText(t('web.admin.team.you'));
  },
};

export const Inviting: Story = {
  tags: ['every-mode'],
  play: after(loaded, async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.team.invite') }));
    await canvas.findByRole('dialog');
  }),
};

/** The link is shown with the letter, because a letter may not arrive. Nobody is invited twice. */
export const PlayInvite: Story = {
  play: after(Inviting.play!, async (context) => {
    const { canvas, t } = context;
    const dialog = within(await canvas.findByRole('dialog'));
    const send = () => userEvent.click(dialog.getByRole('button', { name: t('web.admin.team.send') }));
    const email = dialog.getByLabelText(t('web.login.email'));
    await userEvent.type(email, 'nour');
    await send();
    await waitFor(() => expect(email).toBeInvalid());
    await userEvent.type(email, '@example.com');
    await userEvent.clear(email);
    await userEvent.type(email, 'lina@zawadeh.local');
    await send();
    await dialog.findByText(new RegExp(t('web.admin.why.alreadyMember')));
    await userEvent.clear(email);
    await userEvent.type(email, 'Nour@example.com');
    await send();
    const link = await dialog.findByLabelText<HTMLInputElement>(t('web.admin.team.link'));
    await expect(link.value).toMatch(/\/store\/invitation#invitation=[\w-]{43}$/);
    await userEvent.click(dialog.getAllByRole('button', { name: t('web.admin.phones.close') }).at(-1)!);
    await canvas.findByText('nour@example.com');
  }),
};

/** The question names the person and says that access ends at once. */
export const PlayRemove: Story = {
  play: after(loaded, async (context) => {
    const { canvas, t } = context;
    await choose(context, 'lina@zawadeh.local', 'web.admin.team.remove');
    const question = within(await canvas.findByRole('alertdialog'));
    await question.findByText(t('web.admin.team.removeBody', { name: '\u2068Lina Karam\u2069' }));
    await userEvent.click(question.getByRole('button', { name: t('web.admin.team.remove') }));
    await waitFor(() => expect(canvas.queryByText('lina@zawadeh.local')).toBeNull());
  }),
};

/** With a second owner the first one could go; an invitation that is withdrawn leaves the list. */
export const PlayOwnerAndWithdrawal: Story = {
  play: after(loaded, async (context) => {
    const { canvas, t } = context;
    await choose(context, 'omar@zawadeh.local', 'web.admin.team.makeOwner');
    await userEvent.click(
      within(await canvas.findByRole('alertdialog')).getByRole('button', {
        name: t('web.admin.team.makeOwner'),
      }),
    );
    await waitFor(() => expect(canvas.getAllByText(t('web.admin.team.owner'))).toHaveLength(2));
    await choose(context, 'rania@zawadeh.local', 'web.admin.team.withdraw');
    await userEvent.click(
      within(await canvas.findByRole('alertdialog')).getByRole('button', {
        name: t('web.admin.team.withdraw'),
      }),
    );
    await waitFor(() => expect(canvas.queryByText('rania@zawadeh.local')).toBeNull());
  }),
};

/** Only the hash of a link is stored, so sending again makes another link. */
export const PlaySendAgain: Story = {
  play: after(loaded, async (context) => {
    const { canvas, t } = context;
    const before = options.database.storeInvitations.length;
    await choose(context, 'rania@zawadeh.local', 'web.admin.team.sendAgain');
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByLabelText(t('web.login.email'))).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: t('web.admin.team.sendAgainDo') }));
    await dialog.findByLabelText(t('web.admin.team.link'));
    await expect(options.database.storeInvitations).toHaveLength(before + 1);
  }),
};

export const Offline: Story = {
  play: after(loaded, async (context) => {
    context.msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await choose(context, 'lina@zawadeh.local', 'web.admin.team.makeOwner');
    const question = within(await context.canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: context.t('web.admin.team.makeOwner') }));
    const why = context.t('web.admin.why.offline');
    const name = '\u2068Lina Karam\u2069';
    await context.canvas.findByText(context.t('web.admin.team.notChanged', { name, why }));
  }),
};
