import { useHost } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { HubPageHeader } from '@vestibule/ui/hub/hub-page-header';
import lists from '@vestibule/ui/hub/list.module.css';
import { PageLinks } from '@vestibule/ui/hub/page-links';
import tables from '@vestibule/ui/hub/table.module.css';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';

export default { title: 'Hub' } satisfies StoryGroup;

function Header() {
  const { lang } = useHost();
  const { t } = useTranslation('styleguide');
  return (
    <HubPageHeader
      title={t('sample.record')}
      label={t('sample.ways')}
      site={{ href: `/${lang}`, text: t('sample.site') }}
      hub={{ href: '/cms-hub', text: t('sample.hub') }}
    />
  );
}
/** Top of a page for staff. */
export const HubPageHeaderStory: Story = { name: 'HubPageHeader', render: () => <Header /> };

function Pages() {
  const { t } = useTranslation('styleguide');
  return (
    <PageLinks
      label={t('sample.pages')}
      texts={{ previous: t('sample.previous'), next: t('sample.next') }}
      previous="/cms-hub/records/events?page=1"
      next="/cms-hub/records/events?page=3"
    />
  );
}
export const PageLinksStory: Story = { name: 'PageLinks', render: () => <Pages /> };

function Table() {
  const { t } = useTranslation('styleguide');
  const rows = [
    { name: t('sample.full'), sold: 48 },
    { name: t('sample.reduced'), sold: 17 },
  ];
  return (
    <table className={tables.table} aria-label={t('sample.table')}>
      <thead>
        <tr>
          <th scope="col">{t('sample.group')}</th>
          <th scope="col">{t('sample.sold')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sold }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sold}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
/** Classes of `hub/table.module.css`. */
export const TableStory: Story = { name: 'Table', render: () => <Table /> };

function List() {
  const { t } = useTranslation('styleguide');
  return (
    <ul role="list" className={lists.list}>
      {(['house', 'hall'] as const).map((name) => (
        <li key={name} className={lists.entry}>
          <p className={lists.name}>{t(`sample.${name}`)}</p>
          <p className={lists.facts}>
            <span>{t('sample.whereValue')}</span>
            <span>{t('sample.whereNote')}</span>
          </p>
          <div className={lists.actions}>
            <Button small>{t('sample.go')}</Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
/** Classes of `hub/list.module.css`: an entry a row, its actions at the end. */
export const ListStory: Story = { name: 'List', render: () => <List /> };
