import { chooseSignUp } from './signInSteps.ts';
import { expect, ignoreErrors, FAILED_REQUEST, test } from './fixtures.ts';

const textsByLang = {
  en: {
    create: 'Sign Up',
    signIn: 'Sign In',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    created: 'Account created! Please check your email to confirm your account.',
    notConfirmed: 'Error: Email not confirmed',
    sendAgain: 'Send the email again',
    sentAgain: 'The email is on its way again.',
    confirmed: 'Your email address is confirmed.',
    signOut: 'Sign Out',
    forgot: 'Forgot your password?',
    askForLink: 'Send me a link',
    back: 'Back to sign in',
    newPassword: 'New password',
    weak: 'Password must be at least 8 characters, include 1 capital letter and 1 symbol.',
    save: 'Save the new password',
    saved: 'Your new password is saved.',
    wrong: 'Error: Invalid login credentials',
    linkOver: 'This link is no longer valid.',
    linkAgain: 'Ask for a new link',
    welcome: 'Welcome back to Zawadeh!',
  },
  ar: {
    create: 'إنشاء الحساب',
    signIn: 'تسجيل الدخول',
    name: 'الاسم',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    confirm: 'تأكيد كلمة المرور',
    created: 'تمّ إنشاء حسابك! يرجى تأكيده عبر الرسالة التي أرسلناها إلى بريدك.',
    notConfirmed: 'خطأ: لم يؤكَّد هذا البريد بعد',
    sendAgain: 'إعادة إرسال الرسالة',
    sentAgain: 'أرسلنا الرسالة من جديد.',
    confirmed: 'تمّ تأكيد بريدك الإلكتروني.',
    signOut: 'تسجيل الخروج',
    forgot: 'نسيت كلمة المرور؟',
    askForLink: 'إرسال الرابط',
    back: 'العودة إلى تسجيل الدخول',
    newPassword: 'كلمة المرور الجديدة',
    weak: 'يجب أن تتألّف كلمة المرور من 8 أحرف على الأقل، مع حرف لاتيني كبير ورمز واحد.',
    save: 'حفظ كلمة المرور',
    saved: 'حُفظت كلمة مرورك الجديدة.',
    wrong: 'خطأ: البريد الإلكتروني أو كلمة المرور غير صحيحة',
    linkOver: 'انتهت صلاحية هذا الرابط.',
    linkAgain: 'طلب رابط جديد',
    welcome: 'أهلاً بعودتك إلى زوّادة!',
  },
} as const;

const PASSWORD = 'Bread-and-salt';
const NEW_PASSWORD = 'Thyme-and-oil';

test('a lost confirmation e-mail is sent again, and a forgotten password is replaced', async ({
  page,
  lang,
  outbox,
  pageErrors,
}, { project }) => {
  const texts = textsByLang[lang];
  const email = `nour.${project.name}.${Date.now()}@example.com`;
  const main = page.getByRole('main');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const signInWith = async (password: string) => {
    await field(texts.email).fill(email);
    await field(texts.password).fill(password);
    await press(texts.signIn);
  };
  const signOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: texts.signOut }).click();
    await expect(field(texts.password)).toBeVisible();
  };
  let first = '';

  await test.step('sign up, and lose the e-mail', async () => {
    await page.goto('/login');
    await chooseSignUp(page, lang);
    await field(texts.name).fill('Nour Haddad');
    await field(texts.phone).fill('70 123 456');
    await field(texts.email).fill(email);
    await field(texts.password).fill(PASSWORD);
    await field(texts.confirm).fill(PASSWORD);
    await press(texts.create);
    await expect(page.getByText(texts.created)).toBeVisible();
    first = await outbox.linkFor(email);
    await page.goto('/login');
    await expect(page.getByText(texts.created)).toBeVisible();
    await press(texts.signIn);
    // The e-mail typed before is stored, and filled in on hydration.
    await expect(field(texts.email)).toHaveValue(email);
  });

  await test.step('the e-mail is sent again from the error of the sign-in', async () => {
    await signInWith(PASSWORD);
    await expect(main.getByRole('alert')).toHaveText(texts.notConfirmed);
    await press(texts.sendAgain);
    await expect(page.getByText(texts.sentAgain)).toBeVisible();
  });

  await test.step('the new e-mail confirms the address', async () => {
    const second = await outbox.linkFor(email);
    expect(second).not.toBe(first);
    await page.goto(second);
    await expect(page.getByText(texts.confirmed)).toBeVisible();
    await signOut();
  });

  await test.step('a link for a new password is requested', async () => {
    await press(texts.forgot);
    await expect(field(texts.email)).toBeFocused();
    await field(texts.email).fill(email);
    await press(texts.askForLink);
    await expect(main.getByRole('status')).toContainText(email);
    await press(texts.back);
    await expect(field(texts.password)).toBeVisible();
  });

  const link = await outbox.linkFor(email);
  await test.step('the link leads to a new password, also after a reload', async () => {
    await page.goto(link);
    await expect(field(texts.newPassword)).toBeVisible();
    await expect(page).not.toHaveURL(/access_token/);
    await page.reload();
    await field(texts.newPassword).fill('bread');
    await field(texts.confirm).fill('bread');
    await press(texts.save);
    await expect(page.getByText(texts.weak)).toBeVisible();
    await field(texts.newPassword).fill(NEW_PASSWORD);
    await field(texts.confirm).fill(NEW_PASSWORD);
    await press(texts.save);
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(email);
    await signOut();
  });

  await test.step('the used link offers to request another one', async () => {
    await page.goto(link);
    await expect(page.getByText(texts.linkOver)).toBeVisible();
    await press(texts.linkAgain);
    await press(texts.back);
  });

  await test.step('the old password fails, and the new one signs in', async () => {
    await signInWith(PASSWORD);
    await expect(main.getByRole('alert')).toHaveText(texts.wrong);
    await signInWith(NEW_PASSWORD);
    await expect(page).toHaveURL(/\/our-bags$/);
    await expect(page.getByText(texts.welcome)).toBeVisible();
  });
  ignoreErrors(pageErrors, FAILED_REQUEST);
});
