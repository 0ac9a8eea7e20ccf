import type { Page } from '@playwright/test';
import { BAG_TO_BUY } from './seeded.ts';
import { expect, forgive, openShelf, test } from './words.ts';

const words = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
    add: 'Add to cart',
    added: 'Added',
    pickup: 'Pickup',
    phone: 'WhatsApp phone',
    checkout: 'Checkout',
    review: 'Review your order',
    proceed: /^Proceed to Payment/,
    pleaseLogIn: 'Please log in to proceed with payment.',
    decline: 'Decline',
    pay: 'Pay',
    cancelled: 'Payment Cancelled',
    noCharges: 'No charges were made.',
    backToCart: 'Back to Cart',
    paid: 'Payment Successful!',
    otherPaid: 'طلبك مؤكَّد، ويمكنك استلامه من المتجر.',
    next: 'What happens next?',
    shopping: 'Continue Shopping',
    completed: 'Completed',
    bell: /^Notifications/,
    news: 'Payment confirmed. Your pickup code is on WhatsApp.',
    nothing: 'There is no payment to show',
    empty: 'Your cart is empty.',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    add: 'أضف إلى السلة',
    added: 'أُضيف',
    pickup: 'استلام',
    phone: 'رقم واتساب',
    checkout: 'إتمام الطلب',
    review: 'راجع طلبك',
    proceed: /^المتابعة إلى الدفع/,
    pleaseLogIn: 'يرجى تسجيل الدخول للمتابعة إلى الدفع.',
    decline: 'رفض الدفع',
    pay: 'دفع',
    cancelled: 'أُلغي الدفع',
    noCharges: 'لم يُخصم أي مبلغ.',
    backToCart: 'العودة إلى السلة',
    paid: 'تم الدفع بنجاح!',
    otherPaid: 'Your order is confirmed. You can collect it at the store.',
    next: 'ماذا بعد؟',
    shopping: 'متابعة التسوّق',
    completed: 'مكتمل',
    bell: /^الإشعارات/,
    news: 'تأكّد الدفع. ستجد رمز الاستلام على واتساب.',
    nothing: 'لا توجد عملية دفع لعرضها',
    empty: 'سلّتك فارغة.',
  },
} as const;

type Say = (typeof words)['en' | 'ar'];

/** Sent before the scripts have come, the form goes nowhere. */
async function logIn(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say.email, { exact: true }).fill('mona@zawadeh.local');
  await page.getByLabel(say.password, { exact: true }).fill('Zawadeh-mona-1');
  const send = page.getByRole('main').getByRole('button', { name: say.signIn });
  await expect(async () => {
    if (page.url().endsWith('/login')) await send.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/our-bags$/, { timeout: 3_000 });
  }).toPass();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the cart, filled in, to the wallet's own page. */
async function goToWallet(page: Page, say: Say, price: string): Promise<void> {
  await page.getByRole('button', { name: say.checkout }).filter({ visible: true }).click();
  await expect(title(page)).toHaveText(say.review);
  await expect(page.getByText('+961 70 123 456')).toBeVisible();
  const proceed = page.getByRole('button', { name: say.proceed });
  await expect(proceed).toContainText(price);
  await expect(proceed).toBeEnabled();
  await proceed.dblclick();
  await expect(page).toHaveURL(/\/wallet\/\d+$/);
}

test('a bag is bought: declined at first, tried again, paid, and told of once', async ({
  page,
  lang,
  complaints,
}, { project }) => {
  test.setTimeout(60_000);
  const say = words[lang];
  const { id, price } = BAG_TO_BUY[project.name]!;
  await page.goto('/login');
  await logIn(page, say);

  await test.step('from the shelf into the cart', async () => {
    await page.locator(`a[href="/bag/${id}"]`).first().click();
    await page.getByRole('button', { name: say.add, exact: true }).click();
    await expect(page.getByRole('button', { name: say.added, exact: true })).toBeVisible();
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    await page.getByRole('radio', { name: say.pickup }).check();
    await page.getByRole('textbox', { name: say.phone }).fill('70 123 456');
  });

  await test.step('declined, nothing is charged and nothing is lost', async () => {
    await goToWallet(page, say, price);
    await page.getByRole('button', { name: say.decline }).click();
    await expect(page).toHaveURL(/\/checkout\/cancel$/);
    await expect(title(page)).toHaveText(say.cancelled);
    await expect(page.getByText(say.noCharges)).toBeVisible();
    await page.getByRole('link', { name: say.backToCart }).click();
  });

  const code = page.getByText(/^ZWD-[A-Z\d]{8}$/);
  await test.step('paid', async () => {
    await goToWallet(page, say, price);
    await page.getByRole('button', { name: say.pay, exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/success$/);
    await expect(title(page)).toHaveText(say.paid);
    await expect(page.getByText(say.otherPaid)).toBeVisible();
    await expect(page.getByRole('heading', { name: say.next })).toBeVisible();
    await expect(code).toBeVisible();
  });
  const orderCode = await code.innerText();

  await test.step('a reload says it again and does nothing twice', async () => {
    await page.reload();
    await expect(title(page)).toHaveText(say.paid);
    await expect(code).toHaveText(orderCode);
    await page.getByRole('button', { name: say.bell }).click();
    await expect(page.getByText(say.news)).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the profile has it as completed', async () => {
    await page.getByRole('link', { name: say.shopping }).click();
    await expect(page).toHaveURL(/\/our-bags$/);
    await page.goto('/profile');
    await expect(page.getByRole('article').filter({ hasText: orderCode })).toContainText(say.completed);
  });

  await test.step('the cart is empty', async () => {
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(title(page)).toHaveText(say.empty);
  });
  // The order that was declined cannot be paid any more, which the second try is told.
  forgive(complaints, /409 \(Conflict\)/);
});

test('whoever is not signed in can look, and is led to log in and back', async ({ page, lang }, {
  project,
}) => {
  const say = words[lang];
  const { id } = BAG_TO_BUY[project.name]!;
  await openShelf(page);
  await page.evaluate((bagId) => {
    const line = { bagId, title: 'Bag', salePrice: 2.25, maxQuantity: 5, quantity: 1 };
    localStorage.setItem('zawadeh-cart', JSON.stringify([line]));
    localStorage.setItem('zawadeh-checkout-form', JSON.stringify({ phone: '70123456', method: 'pickup' }));
  }, id);
  await page.goto('/checkout');
  await expect(page.getByText(say.pleaseLogIn)).toBeVisible();
  await expect(page.getByRole('button', { name: say.proceed })).toBeDisabled();
  await page.getByRole('main').locator('a[href="/login"]').click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, say);
  await page.locator('a[href="/checkout"]').click();
  await expect(page.getByRole('button', { name: say.proceed })).toBeEnabled();
});

test('the success page promises nothing to who has not paid', async ({ page, lang }) => {
  await page.goto('/checkout/success');
  await expect(title(page)).toHaveText(words[lang].nothing);
});
