import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressEveryWay } from '../../stories/pressing.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { ErrorState } from './ErrorState.tsx';

const server = {
  en: 'The bags cannot be shown right now. Please try again in a moment.',
  ar: 'لا يمكن عرض الأكياس الآن. إعادة المحاولة بعد قليل.',
};
const offline = {
  en: 'You seem to be offline. The bags will be up to date as soon as you are back.',
  ar: 'يبدو أنك غير متصل. ستظهر آخر الأكياس حالما يعود الاتصال.',
};
const slow = {
  en: 'The connection is very slow. We keep trying; you can try again too.',
  ar: 'الاتصال بطيء جداً. ما زلنا نحاول، ويمكنك المحاولة أيضاً.',
};

const meta = {
  title: 'Data/ErrorState',
  component: ErrorState,
  args: { message: server.en, onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <ErrorState {...withArabic(args, context, { message: server.ar })} />,
};

interface Props {
  message: InBoth;
  onRetry?: () => void;
}

const Example = ({ message, onRetry = fn() }: Props) => (
  <ErrorState message={useWords(message)} onRetry={onRetry} />
);

export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      cell={340}
      states={{
        'the server is down': <Example message={server} />,
        offline: <Example message={offline} />,
        slow: <Example message={slow} />,
        'little room': (
          <div style={{ maxInlineSize: 220 }}>
            <Example message={server} />
          </div>
        ),
      }}
    />
  ),
};

/** The error is announced assertively, and the button retries. */
export const PlayRetry: Story = {
  render: ({ onRetry }) => <Example message={server} onRetry={onRetry} />,
  play: async ({ args, canvas, globals }) => {
    const isArabic = globals.locale === 'ar';
    await expect(canvas.getByRole('alert')).toHaveTextContent(isArabic ? server.ar : server.en);
    await pressEveryWay(canvas.getByRole('button', { name: isArabic ? 'إعادة المحاولة' : 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(3);
  },
};
