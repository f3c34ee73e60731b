/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';
import { renderLayout } from './testing/render-layout';

test('begins with Home and ends here', () => {
  renderLayout(
    <Breadcrumb
      steps={[
        { title: 'Besuch', url: '/de/besuch' },
        { title: 'Anreise', url: '/de/besuch/anreise' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('navigation', { name: 'Sie sind hier' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Startseite', 'Besuch', 'Anreise']);
  expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
  expect(steps[2]).toHaveAttribute('aria-current', 'page');
  expect(within(screen.getByRole('navigation')).queryByRole('link', { name: 'Anreise' })).not.toBeInTheDocument();
});

test('the home page has none', () => {
  const { container } = renderLayout(<Breadcrumb steps={[]} />);
  expect(container).toBeEmptyDOMElement();
});
