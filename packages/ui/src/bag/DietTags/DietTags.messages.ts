import type { Diet } from '@zawadeh/domain';
import type { UiMessageId } from '../../locales/messageId.ts';

export const dietMessages: Record<Diet, UiMessageId> = {
  vegetarian: 'ui.dietTags.vegetarian',
  vegan: 'ui.dietTags.vegan',
  gluten_free: 'ui.dietTags.glutenFree',
  dairy_free: 'ui.dietTags.dairyFree',
  sugar_free: 'ui.dietTags.sugarFree',
};
