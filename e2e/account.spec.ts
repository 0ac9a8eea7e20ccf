import { CART_KEY, SUCCESS_DATA_KEY } from '@zawadeh/domain';
import { knafeh } from './storage.ts';
import { turnToSignUp } from './steps.ts';
import { expect, forgive, LOST_REQUEST, test } from './words.ts';

const words = {
  en: {
    newAccount: 'Sign Up',
    create: 'Sign Up',
    signIn: 'Sign In',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    password: 'Password',
    again: 'Confirm password',
    created: 'Account created! Please check your email to confirm your account.',
    confirmed: 'Your email address is confirmed.',
    profile: 'Profile',
    noOrders: 'No orders yet',
    signOut: 'Sign Out',
    whatsapp: 'WhatsApp phone',
    signedOut: 'Please sign in to view your profile.',
    login: 'Login',
    wrong: 'Error: Invalid login credentials',
    notConfirmed: 'Error: Email not confirmed',
    linkOver: 'This link is no longer valid.',
    welcome: 'Welcome back to Zawadeh!',
    user: 'user',
  },
  ar: {
    newAccount: 'حساب جديد',
    create: 'إنشاء الحساب',
    signIn: 'تسجيل الدخول',
    name: 'الاسم',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    again: 'تأكيد كلمة المرور',
    created: 'تم إنشاء حسابك! يرجى تأكيده عبر الرسالة التي أرسلناها إلى بريدك.',
    confirmed: 'تم تأكيد بريدك الإلكتروني.',
    profile: 'حسابي',
    noOrders: 'لا طلبات بعد',
    signOut: 'تسجيل الخروج',
    whatsapp: 'رقم واتساب',
    signedOut: 'يرجى تسجيل الدخول لعرض حسابك.',
    login: 'تسجيل الدخول',
    wrong: 'خطأ: البريد الإلكتروني أو كلمة المرور غير صحيح',
    notConfirmed: 'خطأ: لم يؤكَّد هذا البريد بعد',
    linkOver: 'انتهت صلاحية هذا الرابط.',
    welcome: 'أهلاً بعودتك إلى زوّادة!',
    user: 'مستخدم',
  },
} as const;

const PASSWORD = 'Bread-and-salt';

const ONE_BAG = JSON.stringify([knafeh()]);

test('an account: made, confirmed by the e-mail, signed out of, and signed in to again', async ({
  page,
  context,
  lang,
  outbox,
  complaints,
}, { project }) => {
  const say = words[lang];
  const email = `rania.${project.name}.${Date.now()}@example.com`;
  /** The shop's short news are told elsewhere. */
  const alert = page.getByRole('main').getByRole('alert');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const signInWith = async (password: string) => {
    await field(say.email).fill(email);
    await field(say.password).fill(password);
    await page.getByRole('main').getByRole('button', { name: say.signIn }).click();
  };

  await test.step('sign up', async () => {
    await page.goto('/login');
    await turnToSignUp(page, lang);
    await field(say.name).fill('Rania Haddad');
    await field(say.phone).fill('70 123 456');
    await field(say.email).fill(email);
    await field(say.password).fill(PASSWORD);
    await field(say.again).fill(PASSWORD);
    await page.getByRole('button', { name: say.create }).click();
    await expect(page.getByText(say.created)).toBeVisible();
  });

  await test.step('not before it is confirmed', async () => {
    await signInWith(PASSWORD);
    await expect(alert).toHaveText(say.notConfirmed);
    await page.reload();
    await expect(field(say.email)).toHaveValue(email);
    await expect(field(say.password)).toHaveValue('');
  });

  const link = await outbox.linkFor(email);
  await test.step('the link in the e-mail opens, once', async () => {
    await page.goto(link);
    await expect(page.getByText(say.confirmed)).toBeVisible();
    await expect(page).not.toHaveURL(/access_token/);
    await expect(page.getByRole('banner')).toContainText(email);
  });

  await test.step('the profile has no orders yet', async () => {
    await page.getByRole('main').getByRole('link', { name: say.profile }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rania Haddad');
    await expect(page.getByRole('heading', { name: say.noOrders })).toBeVisible();
    await expect(page.getByText(say.user, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: say.noOrders })).toBeVisible();
  });

  await test.step('sign out, which leaves nothing of hers in a cart that is open beside it', async () => {
    const cart = await context.newPage();
    await cart.goto('/');
    await cart.evaluate(([key, text]) => localStorage.setItem(key, text), [CART_KEY, ONE_BAG] as const);
    await cart.goto('/cart');
    const phone = cart.getByRole('textbox', { name: say.whatsapp });
    await expect(phone).toHaveValue('70 123 456');
    await cart.evaluate((key) => sessionStorage.setItem(key, '{"customerName":"Rania"}'), SUCCESS_DATA_KEY);
    await page.getByRole('banner').getByRole('button', { name: say.signOut }).click();
    await expect(page.getByRole('heading', { name: say.signedOut })).toBeVisible();
    await expect(phone).toHaveValue('');
    await expect(cart.getByRole('article')).toHaveCount(1);
    expect(await cart.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Rania|70 ?123/);
    expect(await cart.evaluate((key) => sessionStorage.getItem(key), SUCCESS_DATA_KEY)).toBeNull();
    await cart.close();
  });

  await test.step('the same link is over', async () => {
    await page.goto(link);
    await expect(page.getByText(say.linkOver)).toBeVisible();
    await expect(page).not.toHaveURL(/error/);
  });

  await test.step('a wrong password, and then the right one', async () => {
    await signInWith('Not-hers-1');
    await expect(alert).toHaveText(say.wrong);
    await signInWith(PASSWORD);
    await expect(page).toHaveURL(/\/our-bags$/);
    await expect(page.getByText(say.welcome)).toBeVisible();
  });
  forgive(complaints, LOST_REQUEST);
});

test(
  'what is pressed and typed before the scripts have come counts when they come',
  { tag: '@server' },
  async ({ page, lang }) => {
    const say = words[lang];
    const line = { open: () => {} };
    const opened = new Promise<void>((resolve) => (line.open = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await page.getByLabel(say.email, { exact: true }).fill('rania.h@example.com');
    await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('radio', { name: say.newAccount }).check();
    // Sent now, it goes nowhere: not to the server, and not into the address.
    await page.getByLabel(say.email, { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    line.open();
    await expect(page.getByLabel(say.name, { exact: true })).toBeVisible();
    await expect(page.getByLabel(say.email, { exact: true })).toHaveValue('rania.h@example.com');
    await expect(page.getByLabel(say.password, { exact: true })).toHaveValue(PASSWORD);
  },
);
