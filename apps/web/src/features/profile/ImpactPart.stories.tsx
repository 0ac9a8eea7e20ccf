import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { Impact } from '@zawadeh/domain';
import { Surface } from '@zawadeh/ui';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withNavigator } from '@zawadeh/ui/stories/withNavigator.ts';
import { startSession } from '../session/session.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { ImpactPart } from './ImpactPart.tsx';
import { retry, signedInAs, waitForImpact } from './profileStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const CALL = '*/rest/v1/rpc/impact';

const answer = ({ bags, saved }: Impact) =>
  http.post(CALL, () => HttpResponse.json({ bags, saved_cents: saved }));

/** Mona's bags were good for so much. */
const monaWith =
  (bags: number, saved: number) =>
  ({ msw }: Pick<StoryContext, 'msw'>) => {
    msw.use(answer({ bags, saved }));
    return signedInAs('mona')();
  };

const meta = {
  title: 'Screens/ProfileImpact',
  component: ImpactPart,
  parameters: { layout: 'page' },
  args: { userId: 'mona', onKnown: () => {} },
  render: (args) => (
    <StorySetting path="/profile" follow={startSession}>
      <Surface look="brand">
        <ImpactPart {...args} />
      </Surface>
    </StorySetting>
  ),
  beforeEach: monaWith(23, 14_850),
} satisfies Meta<typeof ImpactPart>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (scene: StoryScene) => {
  await waitForImpact(scene);
};

export const ManyBags: Story = {
  tags: ['every-mode'],
  play: after(waitForImpact, async ({ canvas, isArabic }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    const kilograms = isArabic ? '57.5 كلغ' : '57.5 kg';
    await expect(figures).toEqual(['23', '$148.50', kilograms]);
  }),
};

export const OneBag: Story = { beforeEach: monaWith(1, 450), play: shown };

/** The Arabic word for two bags stands without a digit. */
export const TwoBags: Story = {
  beforeEach: monaWith(2, 1_203),
  play: after(waitForImpact, async ({ canvas, isArabic }) => {
    const [bags] = canvas.getAllByRole('definition');
    await expect(bags?.textContent).toBe(isArabic ? 'كيسان' : '2');
  }),
};

export const ThreeBags: Story = { beforeEach: monaWith(3, 1_650), play: shown };

export const HundredBags: Story = { beforeEach: monaWith(100, 64_025), play: shown };

export const ThousandsOfBags: Story = { beforeEach: monaWith(4_812, 3_129_999), play: shown };

/** No shop named a full price. */
export const NothingKnownToBeSaved: Story = {
  beforeEach: monaWith(4, 0),
  play: after(waitForImpact, async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  }),
};

/** A buyer who has collected nothing yet does not read zeros. */
export const PlayNoBags: Story = {
  beforeEach: monaWith(0, 0),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Down: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => {
    msw.use(http.post(CALL, () => HttpResponse.json({}, { status: 500 })));
    return signedInAs('mona')();
  },
  play: async ({ canvas, t }) => {
    const text = t('web.profile.good.failed');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  },
};

export const PlayRetry: Story = {
  ...Down,
  play: async (context) => {
    await Down.play!(context);
    context.msw.use(answer({ bags: 23, saved: 14_850 }));
    await retry(context);
    await context.canvas.findByText('23');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** The orders below say that the connection is lost. */
export const PlayOffline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post(CALL, () => HttpResponse.error()));
    return signedInAs('mona')();
  },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

async function openDialog(scene: StoryScene) {
  await waitForImpact(scene);
  const { t } = scene;
  await userEvent.click(scene.canvas.getByRole('button', { name: t('web.profile.good.share') }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, t };
}

/** Waits for the drawn picture. */
async function openPicture(scene: StoryScene) {
  const { dialog, t } = await openDialog(scene);
  const picture = await dialog.findByRole<HTMLImageElement>('img');
  await waitFor(() => expect(picture.naturalWidth).toBe(1080));
  return { dialog, t, picture };
}

/** The picture is drawn in the reader's language; what is not shared can be saved. */
export const Picture: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    const { picture } = await openPicture(context);
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1080, 1350]);
    const sentence = {
      en: 'With Zawadeh I have rescued 23 bags of good food.',
      ar: 'مع زوّادة أنقذتُ 23 كيساً من الطعام الطيّب.',
    };
    await expect(picture.alt).toBe(context.isArabic ? sentence.ar : sentence.en);
  },
};

/** Pictures of one bag, of many, and without a known saving. */
const pictureOf = (bags: number, saved: number): Story => ({
  beforeEach: monaWith(bags, saved),
  play: async (context) => {
    await openPicture(context);
  },
});

export const PictureOfOneBag: Story = pictureOf(1, 0);

export const PictureOfThousands: Story = pictureOf(4_812, 3_129_999);

export const PlayOtherLanguage: Story = {
  play: async (context) => {
    const { dialog, picture } = await openPicture(context);
    const before = picture.src;
    const { isArabic } = context;
    await userEvent.click(dialog.getByRole('radio', { name: isArabic ? 'English' : 'العربية' }));
    const other = await dialog.findByRole<HTMLImageElement>('img', {
      name: isArabic ? /^With Zawadeh/ : /^مع زوّادة/,
    });
    await expect(other.src).not.toBe(before);
    await expect(other).toHaveAttribute('lang', isArabic ? 'en' : 'ar');
  },
};

const share = fn((_data: ShareData) => Promise.resolve());

/** Where the device can share a file, it gets the picture and the sentence, and no name. */
export const PlayShare: Story = {
  beforeEach: withNavigator({ canShare: () => true, share }),
  play: async (context) => {
    const { dialog, t } = await openPicture(context);
    await userEvent.click(dialog.getByRole('button', { name: t('web.picture.share') }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    const [{ files: [file] = [], text }] = share.mock.lastCall!;
    await expect(file?.type).toBe('image/png');
    await expect(text).not.toMatch(/Mona|منى/);
  },
};

/** A phone without memory for the picture; another attempt may succeed. */
export const PictureFailed: Story = {
  beforeEach: () => {
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
  },
  play: async (context) => {
    const { dialog, t } = await openDialog(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('web.picture.failed'));
  },
};
