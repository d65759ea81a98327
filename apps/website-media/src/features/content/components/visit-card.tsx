import { useId } from 'react';
import { usePage } from '@temple/remote-kit';
import { Icon, type IconName } from '@temple/ui/icon';
import { SectionHeading } from '@temple/ui/section-heading';
import { useText } from '../../../text.ts';
import s from './visit-card.module.css';

/** When the temple is open and how to come; beside other parts only that, since the frame's foot has the address. */
export function VisitCard({ aside = false }: { aside?: boolean }) {
  const t = useText();
  const id = useId();
  const { temple } = usePage();
  const facts = (
    [
      ['opening-hours', 'clock', t('visit.hours'), temple.openingHours],
      ['transport', 'location', t('visit.transport'), temple.transport],
      ['address', 'temple', t('visit.address'), temple.address],
    ] as const satisfies readonly (readonly [string, IconName, string, string])[]
  ).filter((fact) => fact[3] && !(aside && fact[0] === 'address'));
  if (facts.length === 0) return null;
  return (
    <section className={s.visit} aria-labelledby={id}>
      <SectionHeading id={id} className={s.heading} title={t('visit.title')} />
      <dl className={s.facts} data-aside={aside || undefined}>
        {facts.map(([key, icon, name, text]) => (
          <div key={key} id={key} className={s.fact}>
            <dt className={s.name}>
              <Icon name={icon} className={s.icon} />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
