import type { ColorRole } from '../theme/light.ts';
import { modes } from '../theme/modes.ts';
import { Pane } from './Pane.tsx';

const MODES = Object.keys(modes) as (keyof typeof modes)[];
const ROLES = Object.keys(modes.light) as ColorRole[];

/** "text.muted" belongs to the group "text". */
const groupOf = (role: ColorRole) => role.split('.')[0];
const GROUPS = Array.from(new Set(ROLES.map(groupOf)));

const cell = { padding: '6px 8px', textAlign: 'start', verticalAlign: 'middle' } as const;

/** One value; bold if the mode defines it rather than inherits it from light. */
function Value({ role, mode }: { role: ColorRole; mode: keyof typeof modes }) {
  const value = modes[mode][role];
  const isOwn = mode === 'light' || value !== modes.light[role];
  return (
    <td style={{ ...cell, color: isOwn ? undefined : 'var(--text-muted)', fontWeight: isOwn ? 600 : 400 }}>
      <span
        style={{
          display: 'inline-block',
          inlineSize: 44,
          blockSize: 28,
          marginInlineEnd: 8,
          border: '1px solid var(--line-control)',
          borderRadius: 6,
          background: value,
          verticalAlign: 'middle',
        }}
      />
      {value}
    </td>
  );
}

/** Every colour role in every mode, read from the theme; bold where a mode differs from light. */
export function ColourRoles() {
  return (
    <Pane>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls takes the focus, so that keys scroll it */}
      <div role="region" aria-label="Colour roles" tabIndex={0} style={{ overflowX: 'auto' }}>
        <table style={{ inlineSize: '100%', borderCollapse: 'collapse', font: 'var(--type-caption)' }}>
          <thead>
            <tr>
              <th scope="col" style={cell}>
                role
              </th>
              {MODES.map((mode) => (
                <th key={mode} scope="col" style={cell}>
                  {mode}
                </th>
              ))}
            </tr>
          </thead>
          {GROUPS.map((group) => (
            <tbody key={group} style={{ borderBlockStart: '1px solid var(--line-subtle)' }}>
              {ROLES.filter((role) => groupOf(role) === group).map((role) => (
                <tr key={role}>
                  <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                    {role}
                  </th>
                  {MODES.map((mode) => (
                    <Value key={mode} role={role} mode={mode} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Pane>
  );
}
