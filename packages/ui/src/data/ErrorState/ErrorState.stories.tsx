import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConnectionBanner } from '../../navigation/ConnectionBanner/ConnectionBanner.tsx';
import { pressEveryWay } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded } from '../../stories/words.ts';
import { ErrorState } from './ErrorState.tsx';

const server = {
  en: 'The bags cannot be shown right now. Please try again in a moment.',
  ar: 'لا يمكن عرض الأكياس الآن. يرجى إعادة المحاولة بعد قليل.',
};
const offline = {
  en: 'You seem to be offline. The bags will be up to date as soon as you are back.',
  ar: 'يبدو أن الاتصال بالإنترنت مقطوع. ستظهر آخر الأكياس فور عودته.',
};
const slow = {
  en: 'The connection is very slow. We keep trying; you can try again too.',
  ar: 'الاتصال بطيء جداً. ما زلنا نحاول، ويمكنك المحاولة أيضاً.',
};

const meta = {
  title: 'Data/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { message: server.en, onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <ErrorState {...withArabic(args, context, { message: server.ar })} />,
};

const Example = worded(ErrorState, { onRetry: fn() });

export const States: Story = {
  render: stateGrid(340, {
    'the server is down': <Example message={server} />,
    offline: <Example message={offline} isOffline />,
    slow: <Example message={slow} />,
    'little room': (
      <div style={{ maxInlineSize: 220 }}>
        <Example message={server} />
      </div>
    ),
  }),
};

/** The error is announced assertively, and the button retries. */
export const PlayRetry: Story = {
  render: ({ onRetry }) => <Example message={server} onRetry={onRetry} />,
  play: async ({ args, canvas, isArabic }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(isArabic ? server.ar : server.en);
    await pressEveryWay(canvas.getByRole('button', { name: isArabic ? 'إعادة المحاولة' : 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(3);
  },
};

/** A lost connection is no danger, and the banner leaves the word to the page. */
export const PlayOffline: Story = {
  render: () => (
    <>
      <ConnectionBanner isOnline={false} />
      <Example message={offline} isOffline />
      <Example message={server} />
    </>
  ),
  play: async ({ canvas, isArabic }) => {
    const [lost, broken] = canvas.getAllByRole('alert');
    const colours = [lost, broken].map((line) => getComputedStyle(line!).backgroundColor);
    await expect(colours[0]).not.toBe(colours[1]);
    const banner = isArabic ? /لا يوجد اتصال/ : /You are offline/;
    await expect(canvas.getByText(banner)).not.toBeVisible();
  },
};

/** What failed, and what the user can do. */
export const DoSayWhatToDo: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Example message={server} />,
};

/** A code of the server: it says nothing to the user. */
export const DontShowACode: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Example message={{ en: 'Error 503: upstream connect error', ar: 'الخطأ 503: upstream connect error' }} />
  ),
};
