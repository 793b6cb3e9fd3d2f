import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The button that opens the search. */
export const searchButton = (page: Page): Locator => page.getByRole('button', { name: /^Search( Ctrl K| ⌘K)?$/ });

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the site' });

/** Everything that the arrow keys reach. */
export const searchOptions = (page: Page): Locator => searchDialog(page).getByRole('option');

export async function openSearch(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
}

/** Types words into the open search and waits for the results. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await searchField(page).fill(words);
  await expect(searchDialog(page).getByRole('status')).toContainText(`“${words}”`);
}
