/** The year of all seven: 365.25 days. */
export const YEAR_S = 365.25 * 86_400;
