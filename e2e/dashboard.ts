/** The dashboard of a signed-in admin, and its texts. */
import { test as base, type JourneyUser } from './userFixtures.ts';
import type { Locator, Page } from '@playwright/test';

export const textsByLang = {
  en: {
    access: 'Admin access required',
    orders: 'Orders',
    live: 'Live',
    completed: 'Completed',
    search: 'Search by code, name or phone',
    force: 'Force Mark Paid',
    reason: /^Reason, for the log/,
    markPaid: 'Mark Paid',
    filters: /^Filters/,
    markedPaid: (code: string) => `Order ${code} marked as paid`,
    unknown: 'Failed to mark paid: There is no such order.',
    notMarked: 'Failed to mark paid:',
    delete: 'Delete',
    undo: 'Undo',
    export: 'Export to CSV',
    bags: 'Mystery Bags',
    addBag: 'Add Bag',
    updateBag: 'Update Bag',
    store: /^Store/,
    title: /^Title \*/,
    salePrice: /^Sale price/,
    quantity: /^Quantity/,
    start: /^Pickup start/,
    end: /^Pickup end/,
    image: /^Image/,
    notAPicture: 'This file is not a JPEG, PNG or WebP image.',
    tooManyPixels: 'This image has more than 25 million pixels. Please choose a smaller one.',
    endsBefore: 'The end has to be after the start.',
    notAPrice: 'Please enter a price of 0 or more, such as 4.50.',
    missingHour: 'This hour does not exist that night. Please choose another.',
    edit: 'Edit',
    changeStock: 'Change stock',
    save: 'Save',
    duplicate: 'Duplicate',
    adminsOnly: 'Admins only!',
    leaveTitle: 'Leave without saving?',
    cancel: 'Cancel',
    leave: 'Leave',
    users: 'User Management',
    promote: 'Promote to admin',
    demote: 'Remove admin rights',
    deactivate: 'Deactivate',
    accounts: 'Accounts',
    restore: 'Restore',
    sameName: 'Use the name anyway',
    you: 'That is you',
    admin: 'admin',
    stores: 'Store Management',
    storeName: 'Store name',
    addStore: 'Add store',
    rename: 'Rename',
    update: 'Update store',
    moveTo: 'Move its bags to',
    moveAndDelete: 'Move the bags and delete',
    analytics: 'Analytics & Reports',
    revenue: 'Total revenue',
    download: 'Download report',
    downloadStatement: 'Download statement',
    month: 'This month',
    allTime: 'All time',
    sellThrough: 'Sell-through',
    pickup: 'Pickup',
    pending: 'Pending',
    today: 'Today',
  },
  ar: {
    access: 'هذه الصفحة للإدارة فقط',
    orders: 'الطلبات',
    live: 'مباشر',
    completed: 'مكتمل',
    search: 'البحث بالرمز أو الاسم أو الهاتف',
    force: 'تسجيل الدفع يدوياً',
    reason: /^السبب، للسجلّ/,
    markPaid: 'تسجيل الدفع',
    filters: /^تصفية/,
    markedPaid: (code: string) => `سُجّل دفع الطلب ${code}`,
    unknown: 'تعذّر تسجيل الدفع: لا وجود لهذا الطلب.',
    notMarked: 'تعذّر تسجيل الدفع:',
    delete: 'حذف',
    undo: 'تراجع',
    export: 'تصدير CSV',
    bags: 'أكياس المفاجأة',
    addBag: 'إضافة كيس',
    updateBag: 'تحديث الكيس',
    store: /^المتجر/,
    title: /^اسم الكيس بالإنكليزية/,
    salePrice: /^سعر البيع/,
    quantity: /^الكمية/,
    start: /^بداية الاستلام/,
    end: /^نهاية الاستلام/,
    image: /^الصورة/,
    notAPicture: 'هذا الملف ليس صورة JPEG أو PNG أو WebP.',
    tooManyPixels: 'في هذه الصورة أكثر من 25 مليون بكسل. يرجى اختيار صورة أصغر.',
    endsBefore: 'يجب أن تكون النهاية بعد البداية.',
    notAPrice: 'يرجى إدخال سعر لا يقلّ عن 0، مثل 4.50.',
    missingHour: 'لا وجود لهذه الساعة في تلك الليلة. يرجى اختيار غيرها.',
    edit: 'تعديل',
    changeStock: 'تغيير الكمية',
    save: 'حفظ',
    duplicate: 'إنشاء نسخة',
    adminsOnly: 'للمديرين فقط!',
    leaveTitle: 'مغادرة الصفحة من دون حفظ؟',
    cancel: 'إلغاء',
    leave: 'مغادرة',
    users: 'إدارة المستخدمين',
    promote: 'منح صلاحيات الإدارة',
    demote: 'سحب صلاحيات الإدارة',
    deactivate: 'تعطيل الحساب',
    accounts: 'الحسابات',
    restore: 'إعادة التفعيل',
    sameName: 'استعمال الاسم نفسه',
    you: 'هذا حسابك',
    admin: 'مدير',
    stores: 'إدارة المتاجر',
    storeName: 'اسم المتجر بالإنكليزية',
    addStore: 'إضافة متجر',
    rename: 'تغيير الاسم',
    update: 'حفظ المتجر',
    moveTo: 'نقل أكياسه إلى',
    moveAndDelete: 'نقل الأكياس ثم الحذف',
    analytics: 'التحليلات والتقارير',
    revenue: 'إجمالي الإيرادات',
    download: 'تنزيل التقرير',
    downloadStatement: 'تنزيل الكشف',
    month: 'هذا الشهر',
    allTime: 'كل الفترات',
    sellThrough: 'نسبة البيع',
    pickup: 'استلام',
    pending: 'قيد الانتظار',
    today: 'اليوم',
  },
} as const;

/** Another admin, in a second browser. */
interface OtherAdmin extends JourneyUser {
  email: string;
  page: Page;
}

/** The browser of the test is signed in as an admin. */
export const test = base.extend<{ otherAdmin: OtherAdmin }>({
  storageState: async ({ admin }, provide) => provide(admin.storageState),
  otherAdmin: async ({ browser, locale, api, admin }, provide, { project, workerIndex }) => {
    const email = `colleague.${project.name}.${workerIndex}.${Date.now()}@example.com`;
    const user = await api.signUp(email);
    await api.setRole(admin, user, 'admin');
    const context = await browser.newContext({
      storageState: user.storageState,
      locale,
      serviceWorkers: 'block',
    });
    await provide({ ...user, email, page: await context.newPage() });
    await context.close();
  },
});

export const openSection = async (page: Page, section: string): Promise<void> => {
  await page.goto(`/admin?section=${section}`);
  // The page shows a heading before the dashboard is loaded, so its own link is awaited.
  await page.locator(`a[href*="section=${section}"]`).first().waitFor();
};

/** On a phone the form is in a collapsible. */
export async function markPaidForm(page: Page, lang: 'en' | 'ar') {
  const { force, reason, markPaid } = textsByLang[lang];
  const toggle = page.getByRole('button', { name: force });
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false')
    await toggle.click();
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: force }) });
  return {
    code: form.getByRole('textbox', { name: force }),
    reason: form.getByRole('textbox', { name: reason }),
    send: form.getByRole('button', { name: markPaid }),
  };
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Chooses an action in the menu of a row. */
export async function choose(row: Locator, action: string): Promise<void> {
  await row.getByRole('button').last().click();
  await row.page().getByRole('menuitem', { name: action }).click();
}

/** Accepts the confirmation of a deletion. */
export const confirmDeletion = (page: Page, lang: 'en' | 'ar'): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: textsByLang[lang].delete, exact: true }).click();
