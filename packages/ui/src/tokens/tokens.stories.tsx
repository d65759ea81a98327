import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ROLE_NAMES, themeRoles, type Contrast, type Scheme } from './index.ts';
import s from './tokens.module.css';

const meta: Meta = { title: 'Tokens/Tokens' };
export default meta;

const SPACES = [4, 8, 12, 16, 20, 24, 32, 48, 64];
const TEXTS = ['note', 'body', 'lead', 'h3', 'h2', 'h1'] as const;

function Roles({
  primary,
  scheme,
  contrast,
}: {
  primary: string;
  scheme: Scheme;
  contrast: Contrast;
}) {
  const roles = themeRoles(primary, { scheme, contrast });
  return (
    <section>
      <h2 className={s.title}>
        {scheme}, {contrast.toUpperCase()}
      </h2>
      <div className={s.roles}>
        {ROLE_NAMES.map((name) => (
          <div key={name} className={s.role}>
            <svg className={s.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={roles[name]} />
            </svg>
            <span>
              {name} {roles[name]}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

export const ColourRoles: StoryObj = {
  render: (_args, context) => {
    const primary = String(context?.globals?.['temple'] ?? '#b3372b');
    return (
      <>
        <Roles primary={primary} scheme="light" contrast="aa" />
        <Roles primary={primary} scheme="dark" contrast="aa" />
        <Roles primary={primary} scheme="light" contrast="aaa" />
        <Roles primary={primary} scheme="dark" contrast="aaa" />
      </>
    );
  },
};

export const Type: StoryObj = {
  render: () => (
    <div className={s.sizes}>
      {TEXTS.map((name) => (
        <p key={name} className={s[name]}>
          --text-{name} 云栖禅寺 <span lang="bo">དགོན་པ།</span> Temple 2570
        </p>
      ))}
    </div>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <div className={s.sizes}>
      {SPACES.map((n) => (
        <span key={n}>
          --space-{n}
          <svg width={`${n / 16}rem`} height="1rem" aria-hidden="true">
            <rect width="100%" height="100%" fill="var(--tint2)" />
          </svg>
        </span>
      ))}
    </div>
  ),
};
