import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkContext } from '@zawadeh/ui';
import { HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { signedInAs } from '../../admin/adminStage.tsx';
import { ScopeContext } from '../../admin/scope.ts';
import { Screen as WelcomeScreen } from './WelcomePage.tsx';
import { isWelcomeOver } from './setup.ts';

const store = {
  storeId: 's1',
  name: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  pictureUrl: null,
  facade: null,
  role: 'owner',
  publishing: 'direct',
  commissionBasisPoints: 0,
} as const;

const answered = (setup: object) => http.post('*/rest/v1/rpc/store_setup', () => HttpResponse.json(setup));

const NOTHING = { place: false, bag: false, phone: false };

const meta = {
  title: 'Screens/Store/Welcome',
  component: WelcomeScreen,
  parameters: { layout: 'page' },
  render: () => (
    <StorySetting path="/store">
      <LinkContext value={RouterLink}>
        <ScopeContext value={{ kind: 'store', store }}>
          <WelcomeScreen />
        </ScopeContext>
      </LinkContext>
    </StorySetting>
  ),
  beforeEach: [signedInAs('maya'), ({ msw }) => msw.use(answered({ ...NOTHING, place: true }))],
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDone: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, t }) => {
    await canvas.findByRole('link', { name: t('web.welcome.bagDo') });
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/rest/v1/rpc/store_setup', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Steps open in any order; once each is done or waits, the welcome is over. */
export const PlayLater: Story = {
  beforeEach: ({ msw }) => msw.use(answered({ ...NOTHING, bag: true })),
  play: async ({ canvas, t }) => {
    const later = () => canvas.findByRole('button', { name: t('web.welcome.later') });
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(t('web.welcome.phone')) }));
    await expect(canvas.getByRole('link', { name: t('web.welcome.phoneDo') })).toBeVisible();
    await userEvent.click(await later());
    await expect(canvas.getByRole('link', { name: t('web.welcome.placeDo') })).toBeVisible();
    await expect(isWelcomeOver(store.storeId)).toBe(false);
    await userEvent.click(await later());
    await expect(isWelcomeOver(store.storeId)).toBe(true);
  },
};
