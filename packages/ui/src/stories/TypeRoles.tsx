import { Price } from '../foundations/Price/Price.tsx';
import { arabic } from '../locales/arabic.ts';
import { english } from '../locales/english.ts';
import type { Language } from '../provider/language.ts';
import { typeVariables } from '../theme/typeRoles.ts';
import { Pane } from './Pane.tsx';

const SAMPLE = { en: 'Knafeh & Sweets', ar: 'الكنافة والحلويات' };

/** "--type-h1: 400 1.75rem/1.12 Rakkas, …;" */
const VARIABLE =
  /--type-(?<role>\w+): (?<weight>\d+) (?<rem>[\d.]+)rem\/(?<leading>[\d.]+) (?<family>[^,;]+)/g;

interface Setting {
  role: string;
  words: string;
}

function settings(script: Language['script'], width: 'phone' | 'desktop'): Setting[] {
  return Array.from(typeVariables(script, width).matchAll(VARIABLE), ({ groups = {} }) => ({
    role: groups.role ?? '',
    words: `${groups.family?.replaceAll("'", '')} ${groups.weight}, ${Number(groups.rem) * 16}/${groups.leading}`,
  }));
}

function Script({ language }: { language: Language }) {
  const onDesktops = new Map(settings(language.script, 'desktop').map(({ role, words }) => [role, words]));
  return (
    <Pane language={language}>
      <div style={{ display: 'grid', gap: 20 }}>
        {settings(language.script, 'phone').map(({ role, words }) => {
          const desktop = onDesktops.get(role);
          return (
            <div key={role}>
              <p style={{ font: `var(--type-${role})` }}>
                {SAMPLE[language.locale]} <Price cents={450} />
              </p>
              <p lang="en" style={{ font: 'var(--type-caption)', color: 'var(--text-muted)' }}>
                <bdi dir="ltr">
                  <strong>{role}</strong> {words}
                  {desktop && ` (desktop: ${desktop})`}
                </bdi>
              </p>
            </div>
          );
        })}
      </div>
    </Pane>
  );
}

/** Every type role in both scripts, read from the theme. */
export function TypeRoles() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        gap: 16,
      }}
    >
      <Script language={english} />
      <Script language={arabic} />
    </div>
  );
}
