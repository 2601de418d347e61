import type { Page } from '@playwright/test';

export const PAPERS = ['A4', 'Letter'] as const;

/** How many sheets of a paper the open page takes, with the margins that it asks for. */
export async function sheetsOf(page: Page, format: (typeof PAPERS)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
