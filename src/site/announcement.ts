/** Change the id to show the bar again to readers who have closed it. */
export const announcement = {
  id: 'private-beta-2025',
  text: 'A private beta is coming soon. Financial institutions, regulators and validators are invited to reach out:',
  linkText: 'ask for early access',
  linkHref: '/x',
} as const;

/** Local storage keys for the id of the bar, and for whether the reader has closed the bar. */
export const announcementStorage = {
  id: 'announcement.id',
  dismiss: 'announcement.dismiss',
} as const;
