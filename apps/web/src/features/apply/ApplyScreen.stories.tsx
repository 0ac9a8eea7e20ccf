import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand, STORE_APPLICATIONS_PATH } from '@zawadeh/domain';
import { FROZEN_NOW, handlersFor } from '@zawadeh/mocks';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { StoryScene } from '../../app/stories/messages.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import { Screen as ApplyScreen } from './ApplyScreen.tsx';

const DRAFT_KEY = `${brand.storagePrefix}-application`;

const filled = {
  name: 'Saj Bab el Ramel',
  areaId: 'tebeneh-zehriye',
  kind: 'bakery',
  phone: '6 000 077',
  phoneCountry: 'LB',
  email: 'saj@example.com',
  leftOver: 'Fifteen to twenty manakish and some bread, from eight o’clock',
};

const clearStorage = () => sessionStorage.clear();

const storeDraft = (draft: object) => () => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));

const meta = {
  title: 'Screens/Apply',
  component: ApplyScreen,
  parameters: { layout: 'page' },
  render: () => (
    <StorySetting path="/store/apply" isWide>
      <ApplyScreen />
    </StorySetting>
  ),
  beforeEach: () => {
    clearStorage();
    return clearStorage;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async ({ canvas, t }: StoryScene) =>
  userEvent.click(canvas.getByRole('button', { name: t('web.apply.send') }));

export const Ready: Story = { tags: ['every-mode'] };

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: storeDraft(filled),
};

export const Filled: Story = { tags: ['every-mode'], beforeEach: storeDraft(filled) };

/** The summary takes the focus and leads to each field; a field that is corrected leaves it. */
export const EveryFieldWrong: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    const { canvas, t } = scene;
    await send(scene);
    const summary = await canvas.findByRole('group', { name: t('ui.errorSummary.title', { count: 6 }) });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Sent: Story = {
  tags: ['every-mode'],
  beforeEach: storeDraft(filled),
  play: async (scene) => {
    await send(scene);
    const heading = await scene.canvas.findByRole('heading', { name: scene.t('web.apply.sent') });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  },
};

/** A number that waits for an answer says when it was sent, and what is typed stays. */
export const SentBefore: Story = {
  tags: ['every-mode'],
  beforeEach: storeDraft({ ...filled, phone: '6 000 041' }),
  play: async (scene) => {
    const { canvas, t } = scene;
    await send(scene);
    await canvas.findByText(new RegExp(t('web.apply.before', { date: '§' }).split('§')[0]!));
    await expect(canvas.getByLabelText(t('web.apply.name'))).toHaveValue(filled.name);
  },
};

export const Unreachable: Story = {
  beforeEach: storeDraft(filled),
  play: async (scene) => {
    scene.msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await send(scene);
    await scene.canvas.findByText(scene.t('web.login.unreachable'));
  },
};

/** What is typed is stored, and sent as the server reads it. */
export const PlayTyping: Story = {
  play: async (scene) => {
    const { canvas, t, isArabic } = scene;
    const sent = fn();
    scene.msw.use(
      http.post(`*${STORE_APPLICATIONS_PATH}`, async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    const field = (id: string) => canvas.getByLabelText(t(id), { selector: 'input, textarea' });
    await userEvent.type(field('web.apply.name'), filled.name);
    await userEvent.type(canvas.getByRole('combobox', { name: t('web.apply.area') }), 'mina{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: t('web.apply.kind.cafe') }));
    await userEvent.type(field('web.login.phone'), '٦ ٠٠٠ ٠٧٨');
    await userEvent.type(field('web.login.email'), filled.email);
    await userEvent.type(field('web.apply.left'), 'Bread');
    await expect(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')).toMatchObject({ kind: 'cafe' });
    await send(scene);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name: filled.name,
        area: 'mina',
        kind: 'cafe',
        phone: '+9616000078',
        email: filled.email,
        left_over: 'Bread',
        language: isArabic ? 'ar' : 'en',
      }),
    );
  },
};
