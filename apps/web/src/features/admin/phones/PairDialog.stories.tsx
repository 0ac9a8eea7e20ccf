import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@zawadeh/mocks';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withNavigator } from '@zawadeh/ui/stories/withNavigator.ts';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { loadWords } from '../../../lib/messages/language.ts';
import { adminWords } from '../locales/words.ts';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { PairDialog, type PairDialogProps } from './PairDialog.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilText } from '../../../app/stories/steps.ts';

const SHOP = { en: 'Al-Tell Oven', ar: 'فرن التلّ' };
const CODE = {
  link: 'https://zawadeh.example/counter#pair=q3Vd-8Zk_2mXw7Tn5rLy1cHb9fJ0sKpE4gUaQoWiRxY',
  until: FROZEN_NOW + 600_000,
};

const meta = {
  title: 'Screens/Admin/Pairing',
  component: PairDialog,
  parameters: { layout: 'page' },
  args: {
    kind: 'counter',
    shop: '',
    code: CODE,
    isOver: false,
    isBusy: false,
    problem: null,
    paired: null,
    onNewCode: fn(),
    onClose: fn(),
  } as PairDialogProps,
  render: (args, { globals }) => (
    <StorySetting path="/admin" isWide hasToasts prepare={(store) => void loadWords(store, adminWords)}>
      <PairDialog
        {...args}
        shop={args.kind === 'counter' ? SHOP[globals.locale === 'ar' ? 'ar' : 'en'] : ''}
      />
    </StorySetting>
  ),
} satisfies Meta<typeof PairDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const waitForCode = async ({ canvas, t }: StoryScene) =>
  canvas.findByRole('img', { name: t('web.admin.phones.qr') });

/** The code is dark on white in every theme. */
export const Waiting: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitForCode(context);
  },
};

/** A courier has no shop. */
export const Courier: Story = { args: { kind: 'courier' }, play: Waiting.play! };

export const Paired: Story = {
  args: { paired: 'Front counter' },
  play: async ({ canvas, t }) => {
    const name = t('web.admin.phones.paired', { name: '\u2068Front counter\u2069' });
    await expect(await canvas.findByText(name)).toBeVisible();
  },
};

export const Over: Story = { args: { code: null, isOver: true }, play: untilText('web.admin.phones.over') };

export const NotMade: Story = {
  args: { code: null, problem: 'The code could not be made.' },
  play: async ({ canvas }) => {
    await canvas.findByText('The code could not be made.');
  },
};

/** The link is copied whole, or the admin is told that it was not. */
export const PlayCopy: Story = {
  play: after(waitForCode, async ({ args, canvas, t }) => {
    const texts: string[] = [];
    const clipboard = { writeText: async (text: string) => void texts.push(text) };
    const press = (id: string) => userEvent.click(canvas.getByRole('button', { name: t(id) }));
    const restore = withNavigator({ clipboard })();
    try {
      await press('web.admin.phones.copy');
      await canvas.findByRole('button', { name: t('web.admin.phones.copied') });
      await expect(texts).toEqual([args.code?.link]);
      withNavigator({ clipboard: undefined })();
      await press('web.admin.phones.copied');
      await waitFor(() =>
        expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(t('web.admin.phones.notCopied')),
      );
    } finally {
      restore();
    }
  }),
};
