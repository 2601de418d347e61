/** The id of an office's marker; its row in the list has the office's own id. */
export const markerId = (office: string) => `pin-${office}`;
