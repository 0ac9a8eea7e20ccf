import {
  brand,
  inLanguage,
  isolated,
  leftToRight,
  readInstant,
  type InvitationBody,
  type Locale,
} from '@zawadeh/domain';
import type { MadeInvitation } from '../database/people.ts';
import { plainTextOf } from '../outbox/plainText.ts';
import { escaped } from '../pages/plainPage.ts';
import type { WrittenLetter } from '../ports.ts';

type Values = Record<'shop' | 'from' | 'email' | 'date', string> & Pick<InvitationBody, 'role'>;

interface Texts {
  title: (values: Values) => string;
  subject: (values: Values) => string;
  role: Record<InvitationBody['role'], string>;
  allows: Record<InvitationBody['role'], string>;
  from: (values: Values) => string;
  open: string;
  unknown: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    title: ({ shop }) => `Invitation to the team of ${shop}`,
    subject: ({ shop }) => `Invitation to the team of ${shop} · ${brand.name.en}`,
    role: { owner: 'Owner', staff: 'Staff' },
    allows: {
      owner: 'Run the shop on Zawadeh: bags and prices, money, shop page and team.',
      staff: 'Follow today’s orders, add bags and prepare the week on Zawadeh.',
    },
    from: ({ from, email, date }) => `From ${from} to ${email}. It works once, until ${date}.`,
    open: 'See the invitation',
    unknown: 'If you do not know this shop, there is nothing to do.',
  },
  ar: {
    title: ({ shop }) => `دعوة إلى فريق ${shop}`,
    subject: ({ shop }) => `دعوة إلى فريق ${shop} · ${brand.name.ar}`,
    role: { owner: 'مالك', staff: 'موظّف' },
    allows: {
      owner: 'إدارة المتجر على زوّادة: الأكياس والأسعار والمستحقّات وصفحة المتجر والفريق.',
      staff: 'متابعة طلبات اليوم وإضافة الأكياس وتجهيز الأسبوع على زوّادة.',
    },
    from: ({ from, email, date }) => `الدعوة من ${from} إلى ${email}، وتعمل مرة واحدة حتى ${date}.`,
    open: 'عرض الدعوة',
    unknown: 'إن كنت لا تعرف هذا المتجر فلا داعي لفعل شيء.',
  },
};

const DATES: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'Asia/Beirut' }),
  ar: new Intl.DateTimeFormat('ar-LB-u-nu-latn', { dateStyle: 'full', timeZone: 'Asia/Beirut' }),
};

const style = (rules: string) => `style="${rules}"`;

/** The letter in the language of the invited person, with the look of the letters about accounts. */
export function invitationLetter(
  { store, store_ar, from, email, expires_at }: MadeInvitation,
  { role, language }: Pick<InvitationBody, 'role' | 'language'>,
  link: string,
): WrittenLetter {
  const texts = TEXTS[language];
  const values = {
    shop: isolated(inLanguage({ en: store, ar: store_ar }, language).text),
    from: isolated(from ?? brand.name[language]),
    email: leftToRight(email),
    date: DATES[language].format(readInstant(expires_at) ?? 0),
    role,
  };
  const paragraph = (text: string) => `<p ${style('margin: 0 0 20px')}>${escaped(text)}</p>`;
  const isArabic = language === 'ar';
  const html = `<!doctype html>
<html lang="${language}" dir="${isArabic ? 'rtl' : 'ltr'}">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${brand.name[language]}</title></head>
  <body ${style("margin: 0; padding: 16px; background: #fdf9f0; color: #1a160d; font: 16px system-ui, 'Segoe UI', Tahoma, sans-serif")}>
    <div ${style('max-width: 480px; margin: 0 auto; border: 1px solid #e3d4b5; border-radius: 14px; overflow: hidden; background: #fffefa')}>
      <p ${style('margin: 0; padding: 16px 24px; background: #3b4f1f; color: #fdf9f0; font-size: 20px; font-weight: bold')}>${brand.name[language]}</p>
      <div ${style(`padding: 24px; line-height: ${isArabic ? 1.8 : 1.5}; text-align: ${isArabic ? 'right' : 'left'}`)}>
        <h1 ${style('margin: 0 0 12px; font-size: 22px; line-height: 1.4')}>${escaped(texts.title(values))}</h1>
        ${paragraph(`${texts.role[role]}. ${texts.allows[role]}`)}
        <p ${style('margin: 0 0 20px')}><a href="${escaped(link)}" ${style('display: inline-block; padding: 12px 24px; border-radius: 10px; background: #f58a1f; color: #1a160d; font-weight: bold; text-decoration: none')}>${texts.open}</a></p>
        ${paragraph(texts.from(values))}
        <p ${style('margin: 0; color: #655630')}>${texts.unknown}</p>
      </div>
    </div>
  </body>
</html>`;
  return { to: email, subject: texts.subject(values), html, text: plainTextOf(html) };
}
