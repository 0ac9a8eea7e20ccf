import type { Allergen } from '@zawadeh/domain';
import type { UiMessageId } from '../../locales/messageId.ts';

export const allergenMessages: Record<Allergen, UiMessageId> = {
  gluten: 'ui.allergenNote.gluten',
  crustaceans: 'ui.allergenNote.crustaceans',
  eggs: 'ui.allergenNote.eggs',
  fish: 'ui.allergenNote.fish',
  peanuts: 'ui.allergenNote.peanuts',
  soy: 'ui.allergenNote.soy',
  milk: 'ui.allergenNote.milk',
  nuts: 'ui.allergenNote.nuts',
  celery: 'ui.allergenNote.celery',
  mustard: 'ui.allergenNote.mustard',
  sesame: 'ui.allergenNote.sesame',
  sulphites: 'ui.allergenNote.sulphites',
  lupin: 'ui.allergenNote.lupin',
  molluscs: 'ui.allergenNote.molluscs',
};
