import { useId } from 'react';
import { usePage } from '@temple/remote-kit';
import { Icon, type IconName } from '@temple/ui/icon';
import { SectionHeading } from '@temple/ui/section-heading';
import { useText } from '../../../text.ts';
import s from './visit-card.module.css';

/** When the temple is open and how to come. */
export function VisitCard() {
  const t = useText();
  const id = useId();
  const { temple } = usePage();
  const facts = (
    [
      ['opening-hours', 'clock', t('visit.hours'), temple.openingHours],
      ['transport', 'people', t('visit.transport'), temple.transport],
      ['address', 'location', t('visit.address'), temple.address],
    ] as const satisfies readonly (readonly [string, IconName, string, string])[]
  ).filter((fact) => fact[3]);
  if (facts.length === 0) return null;
  return (
    <section className={s.visit} aria-labelledby={id}>
      <SectionHeading id={id} title={t('visit.title')} />
      <dl className={s.facts}>
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
