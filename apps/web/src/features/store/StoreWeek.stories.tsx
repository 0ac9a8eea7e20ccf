import type { Meta, StoryObj } from '@storybook/react-vite';
import { createHandlers, DAYS_UNTIL_WEDNESDAY, FROZEN_NOW, weekOptions } from '@zawadeh/mocks';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { untilAlert, untilHeading } from '../../app/stories/steps.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Stage, withStoreSection } from './storeStage.tsx';

const WEEK = '*/rest/v1/rpc/week_of_plans';

let options = weekOptions(() => FROZEN_NOW);

/** Maya's shop has the bags of the story: three that come by themselves, one of them closed on Saturdays. */
function ownWeek() {
  options = weekOptions(() => FROZEN_NOW);
  const { bags, bagPlans, bagDays, members } = options.database;
  const store = members[0]!.store_id;
  for (const id of ['b1', 'b2', 'b3', 'b6'])
    Object.assign(
      bags.find((bag) => bag.id === id)!,
      { store_id: store },
    );
  const kaak = { bag_id: 'b6', published_at: null, left_over: null, note: null, skipped: false };
  if (!bagDays.some(({ bag_id, day }) => bag_id === 'b6' && day === '2026-11-27'))
    bagDays.push({ ...kaak, day: '2026-11-27', planned: 12 });
  return bagPlans.length;
}

const meta = {
  ...withStoreSection('week'),
  title: 'Screens/Store/Week',
  render: () => <Stage search="?section=week" daysLater={DAYS_UNTIL_WEDNESDAY} />,
  beforeEach: ({ msw, parameters }) => {
    ownWeek();
    if (parameters.scenario === undefined) msw.use(...createHandlers(options));
    return withStoreSection('week').beforeEach();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };
const onDesktop = { viewport: { value: 'desktop', isRotated: false } };
const KAAK = /Fresh Ka’ak Basket|سلّة الكعك الطازج/;
const FRIDAY = /Fri|الجمعة/;

const loaded = async ({ canvas, t }: StoryScene) => {
  await canvas.findAllByText(KAAK);
  if (window.innerWidth < 768) return;
  await canvas.findByRole('table', { name: t('web.admin.analytics.sellThrough.byWeekday') });
};

/** Friday with a change that is not saved yet, as the mock-up has it. */
export const Changed: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await loaded(scene);
    if (window.innerWidth >= 768) return;
    const { canvas } = scene;
    await userEvent.click(canvas.getByRole('button', { name: FRIDAY }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: KAAK }), '{ArrowUp}');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** Below the week, how it sold on each weekday. */
export const OnDesktop: Story = {
  globals: onDesktop,
  tags: ['every-mode'],
  play: loaded,
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: untilHeading('web.admin.week.empty'),
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(WEEK, () => HttpResponse.error())),
  play: untilAlert,
};

/** The own bags alone; a closed day is opened, another skipped, and all days are saved together for the own shop. */
export const PlayPhone: Story = {
  globals: onPhone,
  play: async (scene) => {
    await loaded(scene);
    const { canvas, t } = scene;
    await expect(canvas.queryByText(/Foul & Olives|الفول والزيتون/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Sat|السبت/ }));
    const open = await canvas.findAllByRole('button', { name: t('web.admin.week.openDay') });
    await userEvent.click(open[0]!);
    await canvas.findByRole('button', { name: t('web.admin.week.save', { count: 1 }) });
    await userEvent.click(canvas.getByRole('button', { name: /Thu|الخميس/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.week.skip') }));
    const save = await canvas.findByRole('button', { name: /^(Save|حفظ) / });
    let store: unknown;
    scene.msw.use(
      http.post('*/rest/v1/rpc/save_bag_days', async ({ request }) => {
        store = ((await request.clone().json()) as { p_store: unknown }).p_store;
        return undefined;
      }),
    );
    await userEvent.click(save);
    await waitFor(() => expect(store).toBe(options.database.members[0]!.store_id));
    await waitFor(() =>
      expect(options.database.bagDays).toContainEqual(
        expect.objectContaining({ bag_id: 'b6', day: '2026-11-26', skipped: true }),
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(Save|حفظ) / })).toBeNull());
  },
};
