/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch';
import { META, renderLayout } from './testing/render-layout';

describe('language switch', () => {
  test('keeps the page where the language has it, and leads home where it has not', () => {
    renderLayout(<LanguageSwitch urls={META.urls} />);
    expect(screen.getByRole('navigation', { name: 'Sprache' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/visit/getting-here');
    expect(screen.getByRole('link', { name: 'Čeština' })).toHaveAttribute('href', '/cs');
  });

  test('leads into edit mode while the page is edited', () => {
    const { store } = renderLayout(<LanguageSwitch urls={META.urls} />);
    const english = screen.getByRole('link', { name: 'English' });
    act(() => store.page.setEditing(true));
    expect(english).toHaveAttribute('href', '/en/visit/getting-here?edit=1');
    act(() => store.page.setEditing(false));
    expect(english).toHaveAttribute('href', '/en/visit/getting-here');
  });

  test('says which language is open, and each in its own', () => {
    renderLayout(<LanguageSwitch urls={META.urls} />, { lang: 'en' });
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('English');
    expect(screen.getByRole('link', { name: 'Čeština' })).toHaveAttribute('lang', 'cs');
  });
});
