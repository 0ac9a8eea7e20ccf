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
import type { WrittenLetter } from '../ports.ts';
import { writeLetter } from './writeLetter.ts';

type Values = Record<'shop' | 'from' | 'email' | 'date', string>;

interface Texts {
  title: (values: Values) => string;
  role: Record<InvitationBody['role'], string>;
  allows: Record<InvitationBody['role'], string>;
  from: (values: Values) => string;
  open: string;
  unknown: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    title: ({ shop }) => `Invitation to the team of ${shop}`,
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

/** In the language that the inviting person chose. */
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
  };
  return writeLetter({
    to: email,
    language,
    title: texts.title(values),
    before: [`${texts.role[role]}. ${texts.allows[role]}`],
    button: { text: texts.open, link },
    after: [texts.from(values), texts.unknown],
  });
}
