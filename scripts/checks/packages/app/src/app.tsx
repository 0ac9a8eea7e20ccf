import { readBags } from '@zawadeh/domain';
import { bagRows, FROZEN_NOW } from '@zawadeh/domain/examples';
import { BagGrid, UiProvider } from '@zawadeh/ui';
import { wholeArabic, wholeEnglish } from '@zawadeh/ui/whole';

const { bags } = readBags(bagRows(FROZEN_NOW));

export function App() {
  return [wholeEnglish, wholeArabic].map((language) => (
    <UiProvider key={language.locale} language={language} scope="pane">
      <BagGrid bags={bags} now={FROZEN_NOW} hrefOf={(bag) => `#${bag.id}`} />
    </UiProvider>
  ));
}
