import type { Meta, StoryObj } from '@storybook/react-vite';
import { LATER } from '../../../stories/words.ts';
import { deskWords, withSection } from '../adminStage.tsx';

const meta = { title: 'Screens/Admin/Analytics', ...withSection('analytics') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await context.canvas.findAllByText(deskWords(context)('web.desk.analytics.revenue'), {}, LATER);
  },
};

export const NothingSold: Story = { parameters: { scenario: 'everythingEmpty' }, play: Ready.play! };
