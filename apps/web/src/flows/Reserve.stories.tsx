import { DEMO_USERS } from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@zawadeh/domain';
import { expect, userEvent } from 'storybook/test';
import { sharedMeta } from './flowStage.tsx';
import {
  addToCart,
  cartLink,
  follow,
  inArabic,
  knafeh,
  logIn,
  expectPage,
  onCart,
  press,
  appMessages,
} from './steps.ts';

const meta = { title: 'Flows/Reserve', ...sharedMeta, args: { path: '/our-bags' } } satisfies Meta<{
  path: string;
}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor is led by way of the login back to the same bag, which ends in the cart. */
export const PlayAsAVisitor: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    const bag = knafeh(context);

    await step('A visitor opens a bag', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: new RegExp(bag) }));
      await expectPage(context, bag);
    });
    await step('Reserving it leads to the login page, after a message', async () => {
      await press(context, 'web.bag.add');
      await expect(await canvas.findByText(t('web.bag.logIn'))).toBeVisible();
      await expectPage(context, t('web.login.signInHeading'));
    });
    await step('After the login a toast welcomes the user, with a link back', async () => {
      await logIn(context, DEMO_USERS.mona);
      await expectPage(context, t('web.ourBags.title'));
      const name = brand.name[inArabic(context) ? 'ar' : 'en'];
      await expect(await canvas.findByText(t('web.login.welcome', { brand: name }))).toBeVisible();
      await follow(context, 'web.login.returnLink');
      await expectPage(context, bag);
    });
    await step('The bag goes into the cart', async () => {
      await addToCart(context);
      await userEvent.click(await cartLink(context, 1));
      await onCart(context);
      await expect(await canvas.findByRole('article')).toHaveTextContent(bag);
    });
  },
};
