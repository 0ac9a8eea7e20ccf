import type { Meta, StoryObj } from '@storybook/react-vite';
import { LATER } from '../../../stories/words.ts';
import { Screen as AdminScreen } from '../AdminScreen.tsx';
import { deskWords, signedInAs, Stage } from '../adminStage.tsx';

const meta = {
  title: 'Screens/Admin/Analytics',
  component: AdminScreen,
  parameters: { layout: 'page' },
  render: () => <Stage search="?section=analytics" />,
  beforeEach: signedInAs('admin'),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await context.canvas.findAllByText(deskWords(context)('web.desk.analytics.revenue'), {}, LATER);
  },
};

export const NothingSold: Story = { parameters: { scenario: 'everythingEmpty' }, play: Ready.play! };
