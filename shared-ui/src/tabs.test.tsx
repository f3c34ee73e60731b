import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs';

const TABS = [
  { id: 'day', label: 'Tag', href: '?view=day' },
  { id: 'week', label: 'Woche', href: '?view=week' },
] as const;

function Views({ links = true }: { links?: boolean }) {
  const [view, setView] = useState<'day' | 'week'>('day');
  return (
    <Tabs
      label="Ansicht"
      tabs={links ? TABS : TABS.map(({ id, label }) => ({ id, label }))}
      selected={view}
      onSelect={setView}
    >
      {view === 'day' ? 'Ein Tag' : 'Sieben Tage'}
    </Tabs>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  test.each([true, false])('the one that is clicked is shown, and names its panel (links: %s)', async (links) => {
    render(<Views links={links} />);
    expect(screen.getByRole('tablist', { name: 'Ansicht' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Tag' })).toHaveTextContent('Ein Tag');
    await userEvent.click(tab('Woche'));
    expect(tab('Woche')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Tag')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', { name: 'Woche' })).toHaveTextContent('Sieben Tage');
  });

  test('arrow keys select, and the row is one stop of the Tab key', async () => {
    render(<Views />);
    await userEvent.tab();
    expect(tab('Tag')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Woche')).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Woche' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('without script they are links, and the panel is there without a style that the policy would refuse', () => {
    const html = renderToString(<Views />);
    document.body.innerHTML = html;
    expect(tab('Woche')).toHaveAttribute('href', '?view=week');
    expect(screen.getByRole('tabpanel')).toBeVisible();
    expect(html).not.toContain('style=');
  });
});
