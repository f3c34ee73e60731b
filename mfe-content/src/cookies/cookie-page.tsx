import type { PageProps } from '@vestibule/contracts';
import { OPENS_CONSENT } from '@vestibule/contracts/consent/categories';
import type { ConsentGroup } from './consent-table';
import type { ConsentTexts } from '@vestibule/contracts/consent/texts';
import { Anchor, Button, Container, PageHeader, VisuallyHidden } from '@vestibule/ui';
import styles from './cookie-page.module.css';

export interface CookiePageData {
  readonly title: string;
  readonly about: string;
  /** Name of the button that opens the dialog. */
  readonly change: string;
  readonly table: ConsentTexts['table'];
  readonly groups: readonly ConsentGroup[];
}

/** Every service by category: provider, purpose, stored data and storage time; and a link to the choice. */
export function CookiePage({ data: { title, about, change, table, groups } }: PageProps<CookiePageData>) {
  return (
    <Container className={styles.page}>
      <PageHeader>{title}</PageHeader>
      <p className={styles.about}>{about}</p>
      {/* Without script there is nothing to choose: then nothing of it is loaded. */}
      <p className={styles.change}>
        <Button variant="primary" {...OPENS_CONSENT}>
          {change}
        </Button>
      </p>
      {groups.map((group) => (
        <section key={group.category} aria-labelledby={group.category} className={styles.group}>
          <h2 id={group.category}>{group.title}</h2>
          <p className={styles.about}>{group.text}</p>
          <ServiceTable group={group} table={table} />
        </section>
      ))}
    </Container>
  );
}

/** On a narrow screen a row is a block, each cell under its column's name. */
function ServiceTable({ group, table }: { group: ConsentGroup; table: ConsentTexts['table'] }) {
  return (
    <table className={styles.table} aria-labelledby={group.category}>
      <thead>
        <tr>
          <th scope="col">{table.service}</th>
          <th scope="col">{table.purpose}</th>
          <th scope="col">{table.provider}</th>
          <th scope="col">{table.stored}</th>
        </tr>
      </thead>
      <tbody>
        {group.rows.map(({ id, name, purpose, provider, privacyUrl, stored }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{purpose}</td>
            <td>
              {provider || table.house}
              {privacyUrl && (
                <Anchor href={privacyUrl} className={styles.privacy}>
                  {table.privacy}
                  <VisuallyHidden> ({name})</VisuallyHidden>
                </Anchor>
              )}
            </td>
            <td>
              {stored.length === 0 ? (
                table.nothing
              ) : (
                <ul role="list" className={styles.stored}>
                  {stored.map((item) => (
                    <li key={item.name}>
                      <code>{item.name}</code> · {item.duration}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
