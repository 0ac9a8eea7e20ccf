import { turnToSignUp } from './steps.ts';
import { expect, forgive, LOST_REQUEST, test } from './words.ts';

const words = {
  en: {
    create: 'Sign Up',
    signIn: 'Sign In',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    password: 'Password',
    again: 'Confirm password',
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
    again: 'تأكيد كلمة المرور',
    created: 'تم إنشاء حسابك! يرجى تأكيده عبر الرسالة التي أرسلناها إلى بريدك.',
    notConfirmed: 'خطأ: لم يؤكَّد هذا البريد بعد',
    sendAgain: 'إعادة إرسال الرسالة',
    sentAgain: 'أرسلنا الرسالة من جديد.',
    confirmed: 'تم تأكيد بريدك الإلكتروني.',
    signOut: 'تسجيل الخروج',
    forgot: 'نسيت كلمة المرور؟',
    askForLink: 'إرسال الرابط',
    back: 'العودة إلى تسجيل الدخول',
    newPassword: 'كلمة المرور الجديدة',
    weak: 'يجب أن تتألّف كلمة المرور من 8 أحرف على الأقل، مع حرف لاتيني كبير ورمز واحد.',
    save: 'حفظ كلمة المرور',
    saved: 'حُفظت كلمة مرورك الجديدة.',
    wrong: 'خطأ: البريد الإلكتروني أو كلمة المرور غير صحيح',
    linkOver: 'انتهت صلاحية هذا الرابط.',
    linkAgain: 'طلب رابط جديد',
    welcome: 'أهلاً بعودتك إلى زوّادة!',
  },
} as const;

const PASSWORD = 'Bread-and-salt';
const NEW_PASSWORD = 'Thyme-and-oil';

test('a letter that was lost comes again, and a password that was forgotten becomes a new one', async ({
  page,
  lang,
  outbox,
  complaints,
}, { project }) => {
  const say = words[lang];
  const email = `nour.${project.name}.${Date.now()}@example.com`;
  const main = page.getByRole('main');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const signInWith = async (password: string) => {
    await field(say.email).fill(email);
    await field(say.password).fill(password);
    await press(say.signIn);
  };
  const signOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: say.signOut }).click();
    await expect(field(say.password)).toBeVisible();
  };
  let first = '';

  await test.step('sign up, and lose the letter', async () => {
    await page.goto('/login');
    await turnToSignUp(page, lang);
    await field(say.name).fill('Nour Haddad');
    await field(say.phone).fill('70 123 456');
    await field(say.email).fill(email);
    await field(say.password).fill(PASSWORD);
    await field(say.again).fill(PASSWORD);
    await press(say.create);
    await expect(page.getByText(say.created)).toBeVisible();
    first = await outbox.linkFor(email);
    await page.goto('/login');
    // What was typed for the account is kept, and comes with the scripts.
    await expect(field(say.email)).toHaveValue(email);
  });

  await test.step('it is sent again to who is told that it is needed', async () => {
    await signInWith(PASSWORD);
    await expect(main.getByRole('alert')).toHaveText(say.notConfirmed);
    await press(say.sendAgain);
    await expect(page.getByText(say.sentAgain)).toBeVisible();
  });

  await test.step('and confirms the address', async () => {
    const second = await outbox.linkFor(email);
    expect(second).not.toBe(first);
    await page.goto(second);
    await expect(page.getByText(say.confirmed)).toBeVisible();
    await signOut();
  });

  await test.step('the password is forgotten, and a link asked for', async () => {
    await press(say.forgot);
    await expect(field(say.email)).toBeFocused();
    await field(say.email).fill(email);
    await press(say.askForLink);
    await expect(main.getByRole('status')).toContainText(email);
    await press(say.back);
    await expect(field(say.password)).toBeVisible();
  });

  const link = await outbox.linkFor(email);
  await test.step('it leads to a new password, also when the page was thrown away meanwhile', async () => {
    await page.goto(link);
    await expect(field(say.newPassword)).toBeVisible();
    await expect(page).not.toHaveURL(/access_token/);
    await page.reload();
    await field(say.newPassword).fill('bread');
    await field(say.again).fill('bread');
    await press(say.save);
    await expect(page.getByText(say.weak)).toBeVisible();
    await field(say.newPassword).fill(NEW_PASSWORD);
    await field(say.again).fill(NEW_PASSWORD);
    await press(say.save);
    await expect(page.getByText(say.saved)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(email);
    await signOut();
  });

  await test.step('once, and asks who comes by it again for another one', async () => {
    await page.goto(link);
    await expect(page.getByText(say.linkOver)).toBeVisible();
    await press(say.linkAgain);
    await press(say.back);
  });

  await test.step('the old password is over, and the new one signs in', async () => {
    await signInWith(PASSWORD);
    await expect(main.getByRole('alert')).toHaveText(say.wrong);
    await signInWith(NEW_PASSWORD);
    await expect(page).toHaveURL(/\/our-bags$/);
    await expect(page.getByText(say.welcome)).toBeVisible();
  });
  forgive(complaints, LOST_REQUEST);
});
