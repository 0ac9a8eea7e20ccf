import { declineReasonText, inLanguage, isolated, type Locale } from '@zawadeh/domain';
import type { WaitingLetter } from '../database/letters.ts';
import type { WrittenLetter } from '../ports.ts';
import { writeLetter } from './writeLetter.ts';

type Text = (values: Record<'shop' | 'bag', string>) => string;

interface Texts {
  unnamed: string;
  /** Of a new bag, or of a change of one. */
  accepted: Record<'new' | 'change', { title: Text; says: Text }>;
  sentBack: { title: Text; reason: (reason: string) => string; says: Record<'new' | 'change', string> };
  bags: string;
  declined: { title: string; why: (reason: string) => string; again: string; apply: string };
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    unnamed: 'Bag without a name',
    accepted: {
      new: {
        title: ({ bag }) => `“${bag}” is on sale`,
        says: ({ shop }) => `Zawadeh has accepted the new bag of ${shop}.`,
      },
      change: {
        title: ({ bag }) => `Your change of “${bag}” is on sale`,
        says: ({ shop }) => `Customers of ${shop} see it now.`,
      },
    },
    sentBack: {
      title: ({ bag }) => `“${bag}” was sent back`,
      reason: (reason) => `Reason: ${reason}`,
      says: {
        new: 'It is not on sale yet. Change it and send it again.',
        change: 'What is on sale stays as it was. Change it and send it again.',
      },
    },
    bags: 'See your bags',
    declined: {
      title: 'Your application',
      why: (reason) => `Thank you for applying to sell on Zawadeh. We cannot accept it now: ${reason}`,
      again: 'If something changes, you can apply again.',
      apply: 'Apply again',
    },
  },
  ar: {
    unnamed: 'كيس بلا اسم',
    accepted: {
      new: {
        title: ({ bag }) => `أصبح الكيس «${bag}» للبيع`,
        says: ({ shop }) => `وافق فريق زوّادة على الكيس الجديد لدى ${shop}.`,
      },
      change: {
        title: ({ bag }) => `قُبل تعديل الكيس «${bag}»`,
        says: ({ shop }) => `يراه زبائن ${shop} الآن.`,
      },
    },
    sentBack: {
      title: ({ bag }) => `أُعيد الكيس «${bag}» للتعديل`,
      reason: (reason) => `السبب: ${reason}`,
      says: {
        new: 'ليس للبيع بعد. عدّله وأرسله من جديد.',
        change: 'يبقى ما هو للبيع كما كان. عدّله وأرسله من جديد.',
      },
    },
    bags: 'عرض أكياسك',
    declined: {
      title: 'طلب الانضمام',
      why: (reason) => `شكراً على طلبك للبيع على زوّادة. لا يمكننا قبوله الآن: ${reason}`,
      again: 'إن تغيّر شيء فيمكنك إرسال طلب جديد.',
      apply: 'إرسال طلب جديد',
    },
  },
};

/** What an admin decided, for the member or the shop that waits for it. Nothing of an application is repeated: a stranger may have typed the address. */
export function decisionLetter(letter: WaitingLetter, to: string, linkOrigin: string): WrittenLetter {
  const { language } = letter;
  const texts = TEXTS[language];
  if (letter.kind === 'declined') {
    const { title, why, again, apply } = texts.declined;
    return writeLetter({
      to,
      language,
      title,
      before: [why(isolated(declineReasonText(letter.reason, language))), again],
      button: { text: apply, link: `${linkOrigin}/store/apply` },
    });
  }
  const { store, store_ar, store_id, bag, bag_ar, is_new } = letter;
  const names = {
    shop: isolated(inLanguage({ en: store, ar: store_ar }, language).text),
    bag: isolated(inLanguage({ en: bag, ar: bag_ar }, language).text || texts.unnamed),
  };
  const kind = is_new ? 'new' : 'change';
  const { accepted, sentBack } = texts;
  const isAccepted = letter.kind === 'accepted';
  return writeLetter({
    to,
    language,
    title: (isAccepted ? accepted[kind] : sentBack).title(names),
    before: isAccepted
      ? [accepted[kind].says(names)]
      : [sentBack.reason(isolated(letter.reason ?? '')), sentBack.says[kind]],
    button: { text: texts.bags, link: `${linkOrigin}/store?section=bags&store=${store_id}` },
  });
}
